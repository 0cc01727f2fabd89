import { ListField } from '@career/contracts/fields/nested-fields';
import { TextField } from '@career/contracts/fields/text-field';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage, MetadataStorage } from 'class-validator';
import { rememberRules } from './remembered-rules.ts';

class Named {
  @TextField({ label: 'Name', description: 'A name.', example: 'x', min: { length: 1, message: 'Name?' } })
  name!: string;
}

class Titled extends Named {
  @TextField({ label: 'Title', description: 'A title.', example: 'x', optional: true })
  title?: string;

  @ListField({ label: 'Parts', description: 'Parts.', of: () => Named, max: 60, optional: true })
  parts?: Named[];
}

/** A storage with the rules of the process and its own, unremembered, ways to look for them. */
function storages(): { looking: MetadataStorage; remembering: MetadataStorage; looks: () => number } {
  const copy = (): MetadataStorage => Object.assign(new MetadataStorage(), getMetadataStorage(), {});
  const own = MetadataStorage.prototype;
  const bare = (): MetadataStorage =>
    Object.assign(copy(), {
      getTargetValidationMetadatas: own.getTargetValidationMetadatas,
      groupByPropertyName: own.groupByPropertyName,
    });
  const remembering = bare();
  let looks = 0;
  remembering.getTargetValidationMetadatas = function counted(...asked) {
    looks += 1;
    return own.getTargetValidationMetadatas.apply(this, asked);
  };
  rememberRules(remembering);
  return { looking: bare(), remembering, looks: () => looks };
}

describe('the rules of a class, remembered', () => {
  it.each([
    ['of a class', Named, ['complete']],
    ['inherited ones', Titled, ['complete']],
    ['of another group', Titled, ['draft']],
    ['of no group', Titled, undefined],
  ])('are those that class-validator finds: %s', (_name, target, groups) => {
    const { looking, remembering } = storages();
    const expected = looking.getTargetValidationMetadatas(target, '', false, false, groups);
    expect(expected.length).toBeGreaterThan(0);
    for (const time of ['first', 'second']) {
      const rules = remembering.getTargetValidationMetadatas(target, '', false, false, groups);
      expect({ time, rules }).toEqual({ time, rules: expected });
      expect(remembering.groupByPropertyName(rules)).toEqual(looking.groupByPropertyName(expected));
    }
  });

  it('are looked for once for each class and group', () => {
    const { remembering, looks } = storages();
    for (const groups of [['draft'], ['complete'], ['draft'], ['complete']])
      for (const target of [Named, Titled])
        remembering.getTargetValidationMetadatas(target, '', false, false, groups);
    expect(looks()).toBe(4);
  });
});

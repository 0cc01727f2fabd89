import { describe, expect, it } from '@jest/globals';
import { textKey } from './text-key.ts';
import { CatalogueTranslation } from './translation.ts';

function german(): CatalogueTranslation {
  const translation = new CatalogueTranslation('de');
  translation.add({
    [textKey('{} at {}')]: 'Bei {1}: {0}',
    [textKey('# job|# jobs')]: { one: '# Stelle', other: '# Stellen' },
    [textKey('Title')]: 'Titel',
    '~^(.+) must be at most (.+) characters$': '{0} darf höchstens {1} Zeichen haben',
  });
  return translation;
}

describe('a translation', () => {
  it('puts what is filled in where the language wants it', () => {
    expect(german().pieces(['', ' at ', ''], ['Clerk', 'Kora']).join('')).toBe('Bei Kora: Clerk');
  });

  it('leaves what it does not have in English', () => {
    expect(german().pieces(['Hello ', '!'], ['Ada']).join('')).toBe('Hello Ada!');
    expect(german().plural(2, '# letter', '# letters')).toBe('# letters');
    expect(german().find('Company')).toBeUndefined();
  });

  it('takes the form of the number', () => {
    expect(german().plural(1, '# job', '# jobs')).toBe('# Stelle');
    expect(german().plural(0, '# job', '# jobs')).toBe('# Stellen');
  });

  it('knows a message by its English, and translates the field in it', () => {
    expect(german().find('Title must be at most 200 characters')).toBe(
      'Titel darf höchstens 200 Zeichen haben',
    );
  });

  it('writes dates with the names of a language that browsers do not know', () => {
    const format = new CatalogueTranslation('ha').dateFormat({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    expect(format.format(new Date(2026, 10, 23))).toBe('23 Nuwamba 2026');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCase } from './testing/generated-resume.ts';
import { RELATIONS } from './testing/relations.ts';

/** A quick part of `npm run eval:insights`, on fixed seeds. */
const RUNS = 8;

describe('the score under changes of a resume', () => {
  it.each(RELATIONS.map((relation) => [relation.id, relation.says, relation] as const))(
    '%s: %s',
    (_id, _says, relation) => {
      fc.assert(
        fc.property(anyCase, (given) => expect(relation.check(given)).toBeUndefined()),
        { seed: 20261121, numRuns: RUNS },
      );
    },
  );
});

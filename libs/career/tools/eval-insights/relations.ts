// The sixteen relations of the score on many generated resumes; part of `npm run eval:insights`.
import fc from 'fast-check';
import { anyCase } from '../../src/insights/testing/generated-resume.ts';
import { RELATIONS } from '../../src/insights/testing/relations.ts';

export interface RelationReport {
  id: string;
  says: string;
  runs: number;
  /** Empty when it held for all. */
  fault: string;
}

/** Tries each relation on so many resumes, by a fixed seed. */
export function measureRelations(runs: number, seed: number): RelationReport[] {
  return RELATIONS.map(({ id, says, check }) => {
    const outcome = fc.check(
      fc.property(anyCase, (given) => {
        const fault = check(given);
        if (fault) throw new Error(fault);
      }),
      { numRuns: runs, seed },
    );
    const fault = outcome.failed
      ? `${String(outcome.errorInstance)} ${JSON.stringify(outcome.counterexample?.[0])}`
      : '';
    return { id, says, runs: outcome.numRuns, fault };
  });
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERSONAS } from '../../personas/personas.ts';
import { measurePersonas, type PersonaReport } from './persona-measures.ts';

/** What `docs/insights-quality.md` states, less two points. A figure below its floor is a step back. */
const FLOORS: readonly [keyof Omit<PersonaReport, 'errors' | 'gap'>, string, number][] = [
  ['triples', 'strong above medium above weak', 0.98],
  ['auc', 'own posting above those of others', 0.975],
  ['coverageAuc', 'the same by coverage alone', 0.93],
  ['industryTop3', 'expected industry among three', 0.98],
  ['occupationTop1', 'expected occupation as the target', 0.897],
  ['gapRecall', 'expected gaps found', 0.967],
  ['issueRecall', 'expected issues raised', 0.98],
];
const LEAST_GAP = 20;

describe('the analysis of people whose outcome is known', () => {
  let report: PersonaReport;
  beforeAll(() => {
    // Held against all postings are the medium resumes alone; the full measure takes all three.
    report = measurePersonas(PERSONAS, ['medium']);
  }, 60_000);

  it.each(FLOORS)('%s: %s', (key, _says, floor) => {
    expect(report[key].share).toBeGreaterThanOrEqual(floor);
  });

  it('keeps good and bad tellings of one career far apart', () => {
    expect(report.gap.share).toBeGreaterThanOrEqual(LEAST_GAP);
  });
});

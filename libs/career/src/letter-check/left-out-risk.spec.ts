import { describe, expect, it } from '@jest/globals';
import { checkLetter } from './check-letter.ts';
import { readClaims, riskOf } from './left-out-risk.ts';
import { resumeRecord } from './resume-statements.ts';

const TODAY = '2026-11-22';
const resumeOf = (summary: string): Parameters<typeof resumeRecord>[0] =>
  ({ summary }) as Parameters<typeof resumeRecord>[0];
const statementsOf = (summary: string): ReturnType<typeof resumeRecord>['statements'] =>
  resumeRecord(resumeOf(summary), TODAY).statements;
const riskOfLine = (sentence: string, summary: string): number =>
  riskOf(sentence, statementsOf(summary), TODAY).value;
const signsOfLine = (sentence: string, summary: string): string[] =>
  readClaims(sentence, statementsOf(summary), TODAY).flatMap(({ candidates }) =>
    candidates.flatMap(({ signs }) => [...signs.keys()]),
  );

describe('what a sentence leaves out of its statement', () => {
  it.each([
    ['I have traded bonds.', 'Traded bonds.', 'Pretended to trade bonds in a class.'],
    ['I have run payroll.', 'Ran payroll for 40 staff.', 'Asked a bureau that ran payroll.'],
    ['I am a certified welder.', 'Certified welder.', 'Welder, non-certified.'],
  ])('weighs %s', (sentence, whole, less) => {
    expect(riskOfLine(sentence, less)).toBeGreaterThan(riskOfLine(sentence, whole));
  });

  it('sees a prefix that takes a word back, a year to come and a clause in between', () => {
    expect(signsOfLine('I am a certified seed inspector.', 'Uncertified seed inspector.')).toContain(
      'taken back',
    );
    expect(signsOfLine('I use Primavera.', 'From 2028: plan works in Primavera.')).toContain(
      'year to come text',
    );
    expect(signsOfLine('I use Sage.', 'Briefed a clerk who used Sage.')).toContain('clause before');
  });

  it('does not weigh what the sentence repeats', () => {
    expect(signsOfLine('I traded bonds in a game.', 'Traded bonds in a game.')).not.toContain('after game');
    expect(signsOfLine('I traded bonds.', 'Traded bonds in a game.')).toContain('after game');
  });

  it('refuses in a letter what no rule refuses, and says which line it is about', () => {
    const line = 'Played the chair in a role play about disciplinary inquiries.';
    const input = {
      resume: resumeOf(line),
      company: 'Kora Foods',
      position: 'Clerk',
      posting: '',
      today: TODAY,
    };
    const letter = 'I have chaired disciplinary inquiries.';
    const [byRules] = checkLetter(letter, input, { withRulesAlone: true }).sentences;
    const [checked] = checkLetter(letter, input).sentences;
    expect(byRules?.verdict).toBe('supported');
    expect(checked?.verdict).toBe('unsupported');
    expect(checked?.faults[0]?.reason).toContain(line.replace(/\.$/, ''));
  });
});

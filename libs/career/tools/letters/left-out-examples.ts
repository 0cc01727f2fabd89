import { checkLetter } from '@career/career/letter-check/check-letter';
import { type ReadClaim, readClaims } from '@career/career/letter-check/left-out-risk';
import { LetterText } from '@career/career/letter-check/letter-text';
import { resumeRecord } from '@career/career/letter-check/resume-statements';
import type { NearMissCase } from './case.types.ts';
import { inputOf, letterAround } from './planted-sentences.ts';
import { TODAY } from './read-cases.ts';

/** A sentence to fit on: what it claims, whether that is false, and what the rules alone say. */
export interface LeftOutExample {
  kind: string;
  isFalse: boolean;
  isRefusedByRules: boolean;
  claims: readonly ReadClaim[];
}

/** The sentences of each case against both of its resumes. */
export const examplesOf = (cases: readonly NearMissCase[]): LeftOutExample[] =>
  cases.flatMap((one) => [
    ...one.claim.flatMap((sentence) => [
      exampleOf(one, sentence, 'near', true),
      exampleOf(one, sentence, 'holds', false),
    ]),
    exampleOf(one, one.honest, 'near', false),
  ]);

function exampleOf(
  one: NearMissCase,
  sentence: string,
  resume: 'near' | 'holds',
  isFalse: boolean,
): LeftOutExample {
  const input = inputOf(one, resume);
  const letter = letterAround(one, sentence);
  const { statements } = resumeRecord(input.resume, TODAY);
  const own = new LetterText(letter, input, []).sentences.filter(({ paragraph }) => paragraph === 2);
  const { sentences } = checkLetter(letter, input, { withRulesAlone: true });
  return {
    kind: one.kind,
    isFalse,
    isRefusedByRules: sentences.some(
      ({ paragraph, verdict }) => paragraph === 2 && verdict === 'unsupported',
    ),
    claims: own.flatMap(({ text }) => readClaims(text, statements, TODAY)),
  };
}

import { checkLetter } from '@career/career/letter-check/check-letter';
import type { LetterCheckInput } from '@career/career/letter-check/letter-check.types';
import type { NearMissCase } from './case.types.ts';
import { TODAY } from './read-cases.ts';

/** A sentence put into a letter, with what the checker has to say of it. */
export interface Planted {
  id: string;
  kind: string;
  sentence: string;
  resume: 'near' | 'holds';
  isTrue: boolean;
  verdict: 'supported' | 'unsupported';
  /** Reasons that the checker gives. */
  reasons: readonly string[];
}

/** The false sentences of each case, against the resume that nearly has it; the true ones, against the right one. */
export function checkPlanted(cases: readonly NearMissCase[]): Planted[] {
  return cases.flatMap((one) => [
    ...one.claim.flatMap((sentence) => [
      planted(one, sentence, 'near', false),
      planted(one, sentence, 'holds', true),
    ]),
    planted(one, one.honest, 'near', true),
  ]);
}

export const inputOf = (one: NearMissCase, resume: 'near' | 'holds'): LetterCheckInput => ({
  ...one.posting,
  resume: one[resume],
  today: TODAY,
});

/** A letter of that one sentence. */
export const letterAround = ({ posting: { company, position } }: NearMissCase, sentence: string): string =>
  `Dear Hiring Manager,\n\nI am writing to apply for the position of ${position} at ${company}.\n\n${sentence}\n\nYours faithfully,`;

function planted(one: NearMissCase, sentence: string, resume: 'near' | 'holds', isTrue: boolean): Planted {
  const { sentences } = checkLetter(letterAround(one, sentence), inputOf(one, resume));
  const own = sentences.filter(({ paragraph }) => paragraph === 2);
  const faults = own.flatMap((checked) => checked.faults);
  return {
    id: one.id,
    kind: one.kind,
    sentence,
    resume,
    isTrue,
    verdict: faults.length === 0 ? 'supported' : 'unsupported',
    reasons: faults.map(({ code, reason }) => `${code}: ${reason}`),
  };
}

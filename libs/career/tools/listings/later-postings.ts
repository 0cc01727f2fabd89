import { eligibility } from '@career/career/jobs/eligibility';
import type { EligibilityText } from '@career/career/jobs/eligibility.types';
import { type ScamCheckText, scamCheck } from '@career/career/jobs/scam-check';
import type { Judgement } from './figures.ts';
import { readData } from './labelled-rows.ts';

type LaterPosting = EligibilityText &
  ScamCheckText & { fraud: boolean; can: Readonly<Record<string, string>> };

interface Writing {
  writing: string;
  use: string;
  postings: LaterPosting[];
}

/** Whole postings that were written after the rules; each set says what it was used for. */
export const laterWritings = readData<{ writings: Writing[] }>('later-postings.json').writings;

/** Verdicts of one writing, one for each person that a posting names. */
export const laterVerdicts = ({ postings }: Writing): Judgement[] =>
  postings.flatMap((posting) =>
    Object.entries(posting.can).map(([country, expected]) => {
      const { verdict, sentence } = eligibility(posting, country);
      return {
        of: `${country} | ${posting.title} | ${posting.description} | quoted: ${sentence}`,
        expected,
        found: verdict,
      };
    }),
  );

/** Levels of the frauds, or of the honest postings, of one writing. */
export const laterLevels = ({ postings }: Writing, fraud: boolean): Judgement[] =>
  postings
    .filter((posting) => posting.fraud === fraud)
    .map((posting) => ({
      of: `${posting.title} | ${posting.description}`,
      expected: fraud ? 'stop' : 'none',
      found: scamCheck(posting).level,
    }));

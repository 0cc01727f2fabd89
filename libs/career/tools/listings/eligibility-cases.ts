import { eligibility } from '@career/career/jobs/eligibility';
import type { EligibilityText } from '@career/career/jobs/eligibility.types';
import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';
import type { Judgement } from './figures.ts';
import { type Kind, type Part, readData } from './labelled-rows.ts';

interface Case {
  location: string;
  jobType?: JobType;
  title?: string;
  text?: string;
  can: Readonly<Record<string, string>>;
}

/** Sentences and location lines written for the purpose. */
export const sentenceKinds = readData<{ kinds: Kind<Case>[] }>('eligibility-sentences.json').kinds;
/** Location lines that strangers wrote. */
const strangeLines = readData<{ lines: Case[] }>('location-lines.json').lines;

/** Verdicts on the sentences of a part, one for each person that a row names. */
export const sentenceJudgements = (part: Part): Judgement[] =>
  sentenceKinds.filter((kind) => kind.part === part).flatMap(({ cases }) => cases.flatMap(judge));

/** Verdicts on the location lines that strangers wrote. */
export const lineJudgements = (): Judgement[] => strangeLines.flatMap(judge);

/** Words that were quoted for a verdict other than unclear and do not stand in the posting; none is expected. */
export const inventedQuotes = (): string[] =>
  [...sentenceKinds.flatMap(({ cases }) => cases), ...strangeLines].flatMap((row) => {
    const posting = postingOf(row);
    const said = Object.values(posting).join('\n');
    return Object.keys(row.can).flatMap((country) => {
      const { verdict, sentence } = eligibility(posting, country);
      const isQuoted = sentence !== null && sentence !== '' && said.includes(sentence);
      return isQuoted === (verdict !== 'unclear') ? [] : [`${verdict}: ${sentence}`];
    });
  });

const postingOf = ({
  location,
  jobType = 'Remote',
  title = 'Officer',
  text = '',
}: Case): EligibilityText => ({
  title,
  location,
  description: text,
  jobType,
});

const judge = (row: Case): Judgement[] =>
  Object.entries(row.can).map(([country, expected]) => {
    const { verdict, sentence } = eligibility(postingOf(row), country);
    return {
      of: `${country} | ${row.location} | ${row.title ?? ''} ${row.text ?? ''} | quoted: ${sentence}`,
      expected,
      found: verdict,
    };
  });

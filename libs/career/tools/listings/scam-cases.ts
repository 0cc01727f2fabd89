import { scamCheck } from '@career/career/jobs/scam-check';
import type { Judgement } from './figures.ts';
import { type Kind, type Part, readData } from './labelled-rows.ts';

export interface ScamCase {
  title: string;
  company: string;
  location: string;
  salary: string | null;
  url: string | null;
  description: string;
}

export const scamKinds = readData<{ kinds: (Kind<ScamCase> & { fraud: boolean })[] }>(
  'scam-postings.json',
).kinds;

/** Frauds and honest postings of a part as they are read: `stop`, `check` or `none`. */
export const scamJudgements = (part: Part, fraud: boolean): (Judgement & { kind: string })[] =>
  scamKinds
    .filter((kind) => kind.part === part && kind.fraud === fraud)
    .flatMap(({ kind, cases }) => cases.map((posting) => ({ kind, ...judge(posting, fraud) })));

function judge(posting: ScamCase, fraud: boolean): Judgement {
  const { level, reasons } = scamCheck(posting);
  return {
    of: `${posting.title} | ${posting.description} | ${reasons.map(({ kind }) => kind).join(', ')}`,
    expected: fraud ? 'stop' : 'none',
    found: level,
  };
}

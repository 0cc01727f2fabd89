import { type Counts, FIELDS, type Field, type Tally } from './tally.ts';

/** The authors of the typed CVs; the first is named in no file. */
export const AUTHORS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export type Author = (typeof AUTHORS)[number];

/** The score of one file with what it is grouped by. */
export interface FileScore {
  part: string;
  family: string;
  kind: string;
  layout: string;
  person: string;
  region: string;
  /** Of the person's resume. */
  language: string;
  /** Who wrote a typed CV. */
  author?: Author | undefined;
  isFresh: boolean;
  counts: Partial<Record<Field, Counts>>;
  found: number;
  invented: number;
  words: number;
  placed: number;
  pages: number;
  /** Processor time of reading. */
  cpuMs: number;
  /** Why it could not be read at all. */
  failure?: string;
}

export interface Score {
  /** Files that ask for the field, or where it was invented. */
  files: number;
  /** Mean over files of each file's F1; a file without a right find counts as zero. */
  f1: number;
  /** 95 % of resamples of the files are between them. */
  low: number;
  high: number;
  /** Over all entries of all files together. */
  precision: number;
  recall: number;
}

export type Summary = Partial<Record<Field | 'invented' | 'words', Score>>;

const RESAMPLES = 1000;

export const countsOf = (tally: Tally): FileScore['counts'] => Object.fromEntries(tally.counts);

/** Harmonic mean of precision and recall. */
export function f1Of({ right, wrong, missed }: Counts): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);
}

/** The scores of a set of files, field by field. */
export function summaryOf(files: readonly FileScore[]): Summary {
  const summary: Summary = {};
  for (const field of FIELDS) {
    const asked = files.flatMap(({ counts }) => {
      const one = counts[field];
      return one && one.right + one.wrong + one.missed > 0 ? [one] : [];
    });
    if (asked.length > 0) summary[field] = scoreOf(asked);
  }
  if (files.length === 0) return summary;
  summary.invented = rateOf(files.map(({ invented, found }) => [invented, found]));
  summary.words = rateOf(files.map(({ placed, words }) => [placed, words]));
  return summary;
}

function scoreOf(counts: readonly Counts[]): Score {
  const shares = counts.map(f1Of);
  const right = sum(counts.map((one) => one.right));
  const found = right + sum(counts.map((one) => one.wrong));
  const asked = right + sum(counts.map((one) => one.missed));
  return {
    files: counts.length,
    f1: mean(shares),
    ...interval(shares.length, (picks) => mean(picks.map((at) => shares[at] ?? 0))),
    precision: found === 0 ? 0 : right / found,
    recall: asked === 0 ? 0 : right / asked,
  };
}

/** A share of all entries or words together, with its interval by file. */
function rateOf(parts: readonly (readonly [number, number])[]): Score {
  const rate = (picks: readonly number[]): number => {
    const whole = sum(picks.map((at) => parts[at]?.[1] ?? 0));
    return whole === 0 ? 0 : sum(picks.map((at) => parts[at]?.[0] ?? 0)) / whole;
  };
  const all = rate(parts.map((_, at) => at));
  return { files: parts.length, f1: all, ...interval(parts.length, rate), precision: all, recall: all };
}

/** Bootstrap by file, with a fixed sequence of random numbers so that a run can be repeated. */
function interval(
  size: number,
  measure: (picks: readonly number[]) => number,
): { low: number; high: number } {
  const next = numbers(size);
  const measured = Array.from({ length: RESAMPLES }, () =>
    measure(Array.from({ length: size }, () => Math.floor(next() * size))),
  ).sort((one, other) => one - other);
  return {
    low: measured[Math.floor(RESAMPLES * 0.025)] ?? 0,
    high: measured[Math.floor(RESAMPLES * 0.975)] ?? 0,
  };
}

function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

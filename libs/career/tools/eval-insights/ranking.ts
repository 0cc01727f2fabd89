import { readFileSync } from 'node:fs';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { analyseResume } from '../../src/insights/analyse-resume.ts';
import { numbersFrom, type Share } from './statistics.ts';

const TODAY = '2026-11';
const SEED = 20261122;
const DRAWS = 2_000;

interface OrderedResume {
  id: string;
  resume: ResumeContentDto;
  /** Place in the order of the reader, 1 is the best; tied resumes have the same. */
  rank: number;
  reason: string;
}

/** `tune` may be read while the scorer is fixed; of `held-back` only the figure is ever printed. */
export type RankingPart = 'tune' | 'held-back';

export interface ScoredResume extends OrderedResume {
  part: RankingPart;
  score: number;
}

export interface RankingReport {
  /** Spearman over all resumes of the part. */
  all: Share;
  /** Spearman over those that are in the better half of all forty. */
  betterHalf: Share;
}

/** One data file of the ranking, read as it is. */
export function readRanking<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./ranking/${name}`, import.meta.url), 'utf8')) as T;
}

/** FNV-1a, so that the split needs no list and depends on nothing but the id. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The forty resumes, best first as the reader ordered them. */
function orderedResumes(): OrderedResume[] {
  const { resumes } = readRanking<{ resumes: { id: string; resume: ResumeContentDto }[] }>('resumes.json');
  const { ranks } = readRanking<{ ranks: { id: string; rank: number; reason: string }[] }>('order.json');
  const content = new Map(resumes.map(({ id, resume }) => [id, resume]));
  return ranks
    .map(({ id, rank, reason }) => {
      const resume = content.get(id);
      if (!resume) throw new Error(`No resume has the id ${id}`);
      return { id, rank, reason, resume };
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Scores all forty without a posting. Of each two neighbours in the order, the hash gives one to either part. */
export function scoredResumes(): ScoredResume[] {
  const ordered = orderedResumes();
  return ordered.map((one, place) => {
    const neighbour = ordered[place ^ 1];
    const part = neighbour && hashOf(one.id) < hashOf(neighbour.id) ? 'tune' : 'held-back';
    const { score } = analyseResume({ resume: one.resume, today: TODAY }).atsScanResults;
    return { ...one, part, score };
  });
}

/** Ranks from 1 for the smallest, tied values sharing the mean of their places. */
function meanRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return smaller + (same + 1) / 2;
  });
}

/** Spearman's rank correlation of two lists of the same length, ties with mean ranks; 0 when one list is constant. */
export function spearman(left: readonly number[], right: readonly number[]): number {
  const a = meanRanks(left);
  const b = meanRanks(right);
  const mean = (a.length + 1) / 2;
  let product = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [place, rank] of a.entries()) {
    const fromMeanA = rank - mean;
    const fromMeanB = (b[place] ?? mean) - mean;
    product += fromMeanA * fromMeanB;
    squaresA += fromMeanA ** 2;
    squaresB += fromMeanB ** 2;
  }
  return squaresA === 0 || squaresB === 0 ? 0 : product / Math.sqrt(squaresA * squaresB);
}

const agreement = (resumes: readonly ScoredResume[]): number =>
  spearman(
    resumes.map(({ rank }) => -rank),
    resumes.map(({ score }) => score),
  );

/** Agreement of score and reader, with the middle 95 % of samples drawn with replacement. */
function agreementWithInterval(resumes: readonly ScoredResume[]): Share {
  const next = numbersFrom(SEED);
  const drawn = Array.from({ length: DRAWS }, () =>
    agreement(resumes.flatMap(() => resumes[Math.floor(next() * resumes.length)] ?? [])),
  ).sort((a, b) => a - b);
  const at = (share: number): number => drawn[Math.floor(share * (DRAWS - 1))] ?? 0;
  return { share: agreement(resumes), low: at(0.025), high: at(0.975), n: resumes.length };
}

/** Agreement of the readiness score with the order of the reader, over all forty or over one part. */
export function measureRanking(scored: readonly ScoredResume[], part?: RankingPart): RankingReport {
  const better = new Set(scored.slice(0, scored.length / 2).map(({ id }) => id));
  const chosen = part ? scored.filter((one) => one.part === part) : scored;
  return {
    all: agreementWithInterval(chosen),
    betterHalf: agreementWithInterval(chosen.filter(({ id }) => better.has(id))),
  };
}

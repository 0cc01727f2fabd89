// `npm run eval:ranking`: how far the readiness score of forty resumes agrees with the order of a reader.
// `--errors` lists the resumes of the half that may be read; those held back are scored and never shown.
// Ends with 1 when a bar is missed.
import { parseArgs } from 'node:util';
import { measureRanking, type RankingPart, scoredResumes } from './ranking.ts';
import type { Share } from './statistics.ts';

const LEAST = { all: 0.9, betterHalf: 0.7 };
const PARTS: readonly [string, RankingPart | undefined][] = [
  ['all resumes', undefined],
  ['tune', 'tune'],
  ['held back', 'held-back'],
];

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });
const scored = scoredResumes();

function print(name: string, { share, low, high, n }: Share): void {
  const shown = [share, low, high].map((value) => value.toFixed(3));
  console.log(`  ${name.padEnd(28)} ${shown[0]}  95 % ${shown[1]} to ${shown[2]}  n ${n}`);
}

console.log('\nSpearman of score and order of the reader');
for (const [name, part] of PARTS) {
  const { all, betterHalf } = measureRanking(scored, part);
  print(name, all);
  print(`${name}, better half`, betterHalf);
}
if (values.errors)
  for (const { id, rank, score, part, reason } of scored)
    if (part === 'tune') console.log(`    ${String(rank).padStart(2)} ${score} ${id}: ${reason}`);

const { all, betterHalf } = measureRanking(scored);
if (all.share < LEAST.all || betterHalf.share < LEAST.betterHalf) {
  console.log(`  MISSED: at least ${LEAST.all} over all and ${LEAST.betterHalf} in the better half`);
  process.exitCode = 1;
}

// `npm run fit:scam`: fits the weights of the signs of a scam on the postings for tuning and writes them to
// libs/career/src/jobs/scam/data/weights.json. Deterministic; the postings held back are not read.

import { readFileSync, writeFileSync } from 'node:fs';
import { signsOf } from '@career/career/jobs/scam-check';
import { type Example, fitWeights } from './listings/fit.ts';
import { labelledSet } from './listings/labelled-set.ts';
import { scamKinds } from './listings/scam-cases.ts';

const { signs } = JSON.parse(
  readFileSync(new URL('../src/jobs/scam/data/signs.json', import.meta.url), 'utf8'),
) as { signs: { kind: string; strength: keyof typeof PRIOR }[] };

/** What a sign weighs before any posting is seen, by its strength. */
const PRIOR = { decisive: 4, strong: 2.4, caution: 1.5, weak: 0.5 };
const BIAS = -3;
/** One sign that honest small firms show too is enough to check, two of them or a strong and a weak one to stop. */
const CHECK = 1.2;
const STOP = 2.9;

const prior: Record<string, number> = {
  'fee-asked': PRIOR.decisive,
  'borrowed-name': PRIOR.strong,
  'pay-above-band': PRIOR.strong,
  'easy-home-work': PRIOR.strong,
  'free-mail': PRIOR.caution,
  'whatsapp-only': PRIOR.caution,
  'no-employer': PRIOR.caution,
  ...Object.fromEntries(signs.map(({ kind, strength }) => [kind, PRIOR[strength]])),
};

const ownPostings = scamKinds
  .filter(({ part }) => part === 'tune')
  .flatMap(({ cases, fraud }) =>
    cases.map((posting): Example => ({ signs: kindsOf(posting), isFraud: fraud })),
  );
const olderPostings = Object.values(labelledSet)
  .flat()
  .map(
    (posting): Example => ({
      signs: kindsOf(posting),
      isFraud: posting.scam.length > 1 || posting.scam.includes('fee-asked'),
    }),
  );

function kindsOf(posting: Parameters<typeof signsOf>[0]): string[] {
  return [...new Set(signsOf(posting).map(({ kind }) => kind))];
}

const examples = [...ownPostings, ...olderPostings];
const { bias, weights } = fitWeights(examples, { bias: BIAS, weights: prior });
const threshold = (weight: number): number => Math.round((bias + weight) * 100) / 100;
const content = {
  $schema: './weights.schema.json',
  source: `npm run fit:scam, ${examples.length} postings for tuning, ${examples.filter(({ isFraud }) => isFraud).length} of them frauds`,
  bias,
  check: threshold(CHECK),
  stop: threshold(STOP),
  weights,
};
writeFileSync(
  new URL('../src/jobs/scam/data/weights.json', import.meta.url),
  `${JSON.stringify(content, null, 2)}\n`,
);
console.log(content);

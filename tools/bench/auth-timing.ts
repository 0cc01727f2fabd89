// `npm run bench:auth-timing`: whether response time reveals that an account exists. Wrong passwords go in turn
// to accounts that exist and to ones that do not; ends with 1 when their times are of two kinds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startProduct } from '../services/product.ts';
import { median, signUp } from './bench-account.ts';
import { endByBars, sized } from './measure-size.ts';
import { mannWhitneyP } from './rank-test.ts';

const PAIRS = sized(200, 3);
const WARM_UP = sized(20, 1);
/** Wrong guesses that one account may have in an hour are 100. */
const ACCOUNTS = 5;
const LEAST_P = 0.01;
const MOST_MS = 2;
const MOST_SHARE = 0.05;

// Each guess comes from a separate address, as through a proxy: the limits of one address would end the run.
const folder = mkdtempSync(resolve(tmpdir(), 'bench-auth-timing-'));
const product = await startProduct(resolve(folder, 'product.log'), { TRUST_PROXY: '1' });
try {
  for (let index = 0; index < ACCOUNTS; index += 1) await signUp(product.url, `known-${index}`);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < WARM_UP + PAIRS; turn += 1) {
    const pair = [
      { name: `known-${turn % ACCOUNTS}`, times: known },
      { name: `nobody-${turn % ACCOUNTS}`, times: unknown },
    ];
    // Whoever comes second meets a warmer process: they take turns.
    for (const { name, times } of turn % 2 ? pair : pair.reverse()) {
      const ms = await guess(name, turn);
      if (turn >= WARM_UP) times.push(ms);
    }
  }
  const p = mannWhitneyP(known, unknown);
  const [there, missing] = [median(known), median(unknown)];
  const apart = Math.abs(there - missing);
  console.log(
    `${PAIRS} pairs: ${there.toFixed(2)} ms where the account exists, ${missing.toFixed(2)} ms where not`,
  );
  console.log(
    `apart by ${apart.toFixed(2)} ms (${((100 * apart) / there).toFixed(1)} %), Mann-Whitney p = ${p.toFixed(3)}`,
  );
  const tells = p < LEAST_P && apart > MOST_MS && apart > there * MOST_SHARE;
  console.log(tells ? 'The time reveals that an account exists.' : 'The time reveals nothing.');
  endByBars(!tells);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @returns milliseconds to the error. */
async function guess(name: string, turn: number): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(turn / 250)}.${turn % 250}`,
    },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'not the right password' }),
  });
  await answer.text();
  const ms = performance.now() - from;
  if (answer.status !== 401) throw new Error(`The sign-in answered ${answer.status}, not 401.`);
  return ms;
}

import type { Measured } from './api-servers.ts';
import { median } from './bench-account.ts';
import { runLoad } from './http-load.ts';
import { sized } from './measure-size.ts';
import { familySeconds, processorSeconds } from './processor-time.ts';

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(7, 1));
export const ROUND_SECONDS = sized(1, 0.2);
export const CONNECTIONS = 16;

/** Microseconds a request: of the server itself, and of PostgreSQL. */
interface Cost {
  server: number;
  postgres: number;
}

const NAMES = ['api', 'bare', 'prepared'] as const;

/** Bars that were passed, each with its figure. */
export const misses: string[] = [];
const fixed = (value: number, digits: number): string => value.toFixed(digits).padStart(8);

export function judge(what: string, value: number, bar: number, least = false): string {
  const held = least ? value >= bar : value <= bar;
  if (!held) misses.push(`${what}: ${value.toFixed(2)}, bar ${bar}`);
  return held ? 'held' : 'MISSED';
}

/** What a connection to a server asks next. */
export type Next = (server: Measured) => (connection: number) => Buffer;

async function costOf(server: Measured, next: Next, postgres: number): Promise<Cost> {
  const before = [processorSeconds(server.pid), familySeconds(postgres)] as const;
  const { requests } = await runLoad({
    port: server.port,
    connections: CONNECTIONS,
    seconds: ROUND_SECONDS,
    next: next(server),
  });
  const after = [processorSeconds(server.pid), familySeconds(postgres)] as const;
  const micros = (index: 0 | 1): number => ((after[index] - before[index]) * 1e6) / requests;
  return { server: micros(0), postgres: micros(1) };
}

/** The product, and the bare server without and with prepared statements. */
export interface Compared {
  api: Measured;
  bare: Measured;
  prepared: Measured;
}

/** All three by turns, so that they meet the machine in the same moods. The bar is for the ratio to the plain one. */
export async function compare(
  what: string,
  bar: number,
  servers: Compared,
  next: Next,
  postgres: number,
): Promise<void> {
  const costs: Record<keyof Compared, Cost[]> = { api: [], bare: [], prepared: [] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of NAMES) {
      const cost = await costOf(servers[name], next, postgres);
      if (round > 0) costs[name].push(cost);
    }
  }
  const middle = (name: keyof Compared, part: keyof Cost): number =>
    median(costs[name].map((cost) => cost[part]));
  const sums = (name: keyof Compared): number =>
    median(costs[name].map((cost) => cost.server + cost.postgres));
  const ratio = sums('api') / sums('bare');
  const figures = NAMES.flatMap((name) => [middle(name, 'server'), middle(name, 'postgres')]);
  console.log(
    `${what.padEnd(22)}${figures.map((figure) => fixed(figure, 0)).join('')}` +
      `${fixed(middle('api', 'server') / middle('bare', 'server'), 2)}${fixed(ratio, 2)}${fixed(sums('api') / sums('prepared'), 2)}${fixed(bar, 1)}  ${judge(what, ratio, bar)}`,
  );
}

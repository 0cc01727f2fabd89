// `npm run test:soak`: an ordinary day for SOAK_MINUTES (30) at SOAK_RATE (20) requests a second, watching what grows.
import { readdirSync, readFileSync } from 'node:fs';
import { buildProduct } from './build/build.ts';
import { Installation, pause } from './faults/support/installation.ts';
import type { ProductProcess } from './faults/support/product-process.ts';
import { MixedLoad } from './soak/mixed-load.ts';
import { rise, type Sample, slope } from './soak/trend.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const RATE = Number(process.env.SOAK_RATE ?? 20);
const PEOPLE = 12;
const SAMPLE_MS = 5_000;
/** Share of the time in which a process still fills its pools and caches and compiles its code. */
const WARM_UP = 0.4;
const MOST_MB_A_MINUTE = 1;
const MOST_RISE = 6;

await buildProduct(console.log);
const installation = await Installation.create();
process.once('SIGINT', () => void installation.stop().finally(() => process.exit(130)));
const api = await installation.startApi();
const worker = installation.start('worker');
const load = new MixedLoad(installation.url);
const measured = new Map<string, Sample[]>();
const began = Date.now();
const minute = (): number => (Date.now() - began) / 60_000;

try {
  await load.begin(PEOPLE);
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  const base = load.requests;
  while (minute() < MINUTES) {
    await load.visit();
    const due = began + ((load.requests - base) / RATE) * 1_000;
    if (due > Date.now()) await pause(due - Date.now());
  }
  clearInterval(timer);
  process.exitCode = report() ? 0 : 1;
} finally {
  await installation.stop();
}
process.exit();

async function sample(): Promise<void> {
  for (const [name, kept] of [
    ['API', api],
    ['worker', worker],
  ] as const) {
    if (!kept.isAlive) throw new Error(`The ${name} ended:\n${kept.output}`);
    note(`${name} memory, MB`, memory(kept));
    note(`${name} open files`, readdirSync(`/proc/${kept.pid}/fd`).length);
  }
  const { rows } = await installation.database.query(
    "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
  );
  note('database connections', rows[0].n);
}

function note(name: string, value: number): void {
  measured.set(name, [...(measured.get(name) ?? []), { minute: minute(), value }]);
}

function memory({ pid }: ProductProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** @returns whether nothing grew and nothing failed. */
function report(): boolean {
  console.log(
    `\n${minute().toFixed(1)} minutes, ${load.requests} requests (${(load.requests / minute() / 60).toFixed(1)} a second), ` +
      `${load.unexpected.length} unexpected answers; judged after the first ${(MINUTES * WARM_UP).toFixed(1)} minutes`,
  );
  for (const line of load.unexpected.slice(0, 10)) console.log(`  ${line}`);
  let passed = load.unexpected.length === 0;
  for (const [name, all] of measured) {
    const warm = all.filter((sample) => sample.minute >= MINUTES * WARM_UP);
    const values = warm.map(({ value }) => value);
    const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
    const isMemory = name.includes('memory');
    const growth = isMemory ? slope(warm) : rise(warm);
    const isFlat = growth <= (isMemory ? MOST_MB_A_MINUTE : MOST_RISE);
    const told = isMemory
      ? `${growth.toFixed(2)} MB a minute`
      : `${growth} more at the end than at the beginning`;
    console.log(`${isFlat ? 'ok  ' : 'FAIL'} ${name}: ${range}, ${told}`);
    passed &&= isFlat;
  }
  return passed;
}

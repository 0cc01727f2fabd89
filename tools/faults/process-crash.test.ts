import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { type Product, startProduct } from '../services/product.ts';
import { processesOf } from '../testing/launch.ts';
import { FULL, untilHolds } from './support/installation.ts';

/** Loaded into the processes from outside, to crash on request. */
const ACCIDENTS = `
let kind = 0;
process.on('SIGUSR2', () => {
  const accident = process.env.ACCIDENTS.split(',')[kind++ % 3];
  if (accident === 'rejection') Promise.reject(new Error('planted'));
  if (accident === 'exception') setTimeout(() => { throw new Error('planted'); });
  if (accident === 'memory') { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); }
});`;

const KINDS = FULL ? ['rejection', 'exception', 'memory'] : ['rejection'];

let product: Product | undefined;
let folder = '';
afterEach(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = (entry: string): number =>
  processesOf(product?.dataDir ?? '').find(({ command }) => command.includes(`dist/${entry}.js`))?.pid ?? 0;

/** Ends the process, and waits for another that works. @returns milliseconds until it did. */
async function replaced(
  entry: string,
  end: (pid: number) => void,
  works: () => Promise<boolean>,
): Promise<number> {
  const before = pidOf(entry);
  expect(before).toBeGreaterThan(0);
  end(before);
  return await untilHolds(async () => {
    const now = pidOf(entry);
    return now !== before && now !== 0 && (await works());
  }, 60_000);
}

it('is started again by its launcher after an accident, whichever process had it', async () => {
  folder = mkdtempSync(resolve(tmpdir(), 'career-accidents-'));
  const module = resolve(folder, 'accidents.mjs');
  writeFileSync(module, ACCIDENTS);
  product = await startProduct(inRoot('.test/process-crash.log'), {
    NODE_OPTIONS: `--import=${module} --max-old-space-size=300`,
    ACCIDENTS: KINDS.join(','),
  });
  const { url } = product;
  const answers = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const accident = (pid: number): void => void process.kill(pid, 'SIGUSR2');
  const times: string[] = [];
  for (const kind of KINDS) times.push(`${kind} ${Math.round(await replaced('main', accident, answers))} ms`);
  const killed = (pid: number): void => void process.kill(pid, 'SIGKILL');
  times.push(`worker killed ${Math.round(await replaced('worker', killed, async () => true))} ms`);
  const server = processesOf(product.dataDir).find(({ command }) => / -D /.test(command));
  process.kill(server?.pid ?? 0, 'SIGKILL');
  await untilHolds(async () => !(await answers()));
  times.push(`database killed ${Math.round(await untilHolds(answers, 60_000))} ms`);
  expect(product.process.exitCode).toBeNull();
  console.log(`Working again after: ${times.join(', ')}`);
}, 300_000);

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { type Product, startProduct } from '../services/product.ts';
import { requireHeadlessShell } from '../test/requirements.ts';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';

/** On two processors. */
const ALL_WITHIN_MS = 600_000;
const AT_ONCE = 2;
/** These take the address of a running product. All others start what they need, as `bench:bundle` does its product. */
const SHARE_A_PRODUCT = ['bench:day', 'bench:editor', 'bench:gallery', 'bench:interactions'];
/** What a fresh clone does not have; it builds when the first command needs it. */
const MADE_BY_COMMANDS = [
  'apps/api/dist',
  'apps/web/dist',
  'libs/career/dist',
  '.nx/built',
  '.import-corpus',
];

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.keys(scripts).filter((name) => /^(?:bench|eval):/.test(name));

/** Commands that need a program which npm does not carry, and the line that says so. */
const NEEDS: Readonly<Record<string, { program: string; line: RegExp }>> = {
  'eval:import': { program: 'soffice', line: /are left out: install libreoffice/ },
  'eval:layout': { program: 'soffice', line: /are left out: install libreoffice/ },
  'bench:jobs': { program: 'redis-server', line: /redis-server could not be run/ },
};

interface Ended {
  code: number | null;
  output: string;
}

let copy: CheckoutCopy;
let product: Product;
let browser: string;
const runs = new Map<string, Promise<Ended>>();

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(resolve(folder, program)));

async function run(name: string): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: copy.root,
    env: {
      ...process.env,
      MEASURE_SIZE: 'smallest',
      // Jest's own would build the web app for development, whose files are larger.
      NODE_ENV: undefined,
      // Half the processor time of the whole Chromium.
      CHROMIUM_PATH: browser,
      ...(SHARE_A_PRODUCT.includes(name) && { BENCH_URL: product.url }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: printed + complaints };
}

beforeAll(async () => {
  browser = requireHeadlessShell();
  product = await startProduct(inRoot('.test/measured-product.log'));
  copy = copyCheckout('linked');
  for (const path of MADE_BY_COMMANDS) rmSync(resolve(copy.root, path), { recursive: true, force: true });
  const waiting = [...commands];
  const ends = new Map<string, (ended: Ended) => void>();
  for (const name of commands) runs.set(name, new Promise((end) => ends.set(name, end)));
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      ends.get(name)?.(await run(name).catch((error: Error) => ({ code: null, output: error.message })));
  };
  for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
}, ALL_WITHIN_MS);
afterAll(async () => {
  copy?.remove();
  await product?.stop();
});

describe('the commands that measure, at their smallest size on a fresh clone', () => {
  it.each(commands)(
    'npm run %s',
    async (name) => {
      const { code, output } = (await runs.get(name)) as Ended;
      const need = NEEDS[name];
      if (need && !isInstalled(need.program)) {
        expect(output).toMatch(need.line);
        return;
      }
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
      // A figure with its unit or its decimals, not the number of a line of an error.
      expect(output).toMatch(/\d\.\d|\d (?:ms|%)|\| \d+ \||\d +\d+ +flat/);
      expect(output).not.toMatch(/\bNaN\b|\bundefined\b/);
    },
    ALL_WITHIN_MS,
  );
});

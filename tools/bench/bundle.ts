// `npm run bench:bundle`: gzip KB of JavaScript that each screen needs before it is shown, in Chromium, against budgets,
// with what each of its files weighs. BENCH_URL names a running product; without it one is started on a free port with its own data.
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { sized } from './measure-size.ts';

/** What comes later is counted for so long. */
const IDLE_MS = sized(3_000, 100);

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  /** Something the screen shows once it is ready. */
  shows: string;
  /** Budget in KB of 1,000 bytes, gzip. */
  budget: number;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false, shows: 'h1', budget: 5 },
  { name: 'sign-in', path: '/auth', signedIn: false, shows: 'input[type=password]', budget: 89 },
  { name: 'dashboard', path: '/dashboard', signedIn: true, shows: 'h1', budget: 131 },
  { name: 'editor', path: '/resume/new', signedIn: true, shows: '[role=radio]', budget: 173 },
];

/** Files smaller than this are printed as one line. */
const NAMED_FROM_BYTES = 1_000;

interface ScriptFile {
  name: string;
  bytes: number;
}

/** Keeps back what the app leaves for an idle moment, so that a fast or a busy machine does not decide what is first. */
function holdIdle(): void {
  const held: IdleRequestCallback[] = [];
  const whenIdle = window.requestIdleCallback.bind(window);
  Object.assign(window, {
    requestIdleCallback: (run: IdleRequestCallback) => held.push(run),
    beIdle: () => {
      window.requestIdleCallback = whenIdle;
      for (const run of held) whenIdle(run);
    },
  });
}

/** Script files until the screen is ready and the network idle, and those loaded later without any action. */
async function scriptFiles(
  context: BrowserContext,
  url: string,
  shows: string,
): Promise<{ first: ScriptFile[]; idle: ScriptFile[] }> {
  const page = await context.newPage();
  const files: ScriptFile[] = [];
  const counted: Promise<void>[] = [];
  const count = (response: Response): void => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    counted.push(
      response.body().then((body) => {
        // Without the hash of its content, so that two runs can be compared.
        const name = new URL(response.url()).pathname.replace(/^.*\/|-[\w-]{8}(?=\.js$)/g, '');
        files.push({ name, bytes: gzipSync(body).length });
      }),
    );
  };
  page.on('response', count);
  await page.addInitScript(holdIdle);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(shows).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(150);
  await Promise.all(counted);
  const first = files.length;
  await page.evaluate('beIdle()');
  await page.waitForTimeout(IDLE_MS);
  // A body that begins to arrive now would be cut off by closing the page.
  page.off('response', count);
  await Promise.all(counted);
  await page.close();
  return { first: files.slice(0, first), idle: files.slice(first) };
}

const sum = (files: readonly ScriptFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

/** The files of a screen, the heaviest first. */
function listed(files: readonly ScriptFile[]): string[] {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  const named = sorted.filter(({ bytes }) => bytes >= NAMED_FROM_BYTES);
  const small = sorted.slice(named.length);
  const rest = { name: `${small.length} smaller files`, bytes: sum(small) };
  return [...named, ...(small.length > 0 ? [rest] : [])].map(
    ({ name, bytes }) => `  ${kilobytes(bytes)}  ${name}`,
  );
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

const product = process.env.BENCH_URL ? undefined : await startProduct(inRoot('.test/bench-bundle.log'));
const url = process.env.BENCH_URL ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log('screen       first KB  budget  share   later KB (idle)');
  for (const { name, path, signedIn, shows, budget } of SCREENS) {
    // A new context, so that nothing comes from a cache.
    const context = await browser.newContext();
    if (signedIn) {
      await context.request.post(`${url}/api/auth/signup`, {
        headers: { Origin: url },
        data: {
          email: `bench-${name}-${Date.now()}@example.com`,
          password: 'a long bench password',
          firstName: 'Bench',
          lastName: 'Person',
        },
      });
    }
    const files = await scriptFiles(context, url + path, shows);
    const [first, idle] = [sum(files.first), sum(files.idle)];
    const share = first / 1000 / budget;
    console.log(
      `${name.padEnd(11)}${kilobytes(first)}  ${String(budget).padStart(6)}  ${share.toFixed(2)}  ${kilobytes(idle)}`,
    );
    for (const line of listed(files.first)) console.log(line);
    if (share > 1) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await product?.stop();
}

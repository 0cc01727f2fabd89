// `npm run bench:bundle`: gzip KB of JavaScript that each screen needs before it stands, in Chromium, against budgets.
// BENCH_URL names a running product; without it one is started on a free port with its own data.
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { sized } from './measure-size.ts';

/** What comes later is counted for so long. */
const IDLE_MS = sized(3_000, 100);

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  /** Something the screen shows once it stands. */
  shows: string;
  /** Budget in KB of 1,000 bytes, gzip. */
  budget: number;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false, shows: 'h1', budget: 6 },
  { name: 'sign-in', path: '/auth', signedIn: false, shows: 'input[type=password]', budget: 105 },
  { name: 'dashboard', path: '/dashboard', signedIn: true, shows: 'h1', budget: 165 },
  { name: 'editor', path: '/resume/new', signedIn: true, shows: '[role=radio]', budget: 265 },
];

/** Bytes until the screen stands and the network rests, and what follows while nobody does anything. */
async function scriptBytes(
  context: BrowserContext,
  url: string,
  shows: string,
): Promise<[first: number, idle: number]> {
  const page = await context.newPage();
  let total = 0;
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    counted.push(
      response.body().then((body) => {
        total += gzipSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(shows).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(150);
  await Promise.all(counted);
  const first = total;
  await page.waitForTimeout(IDLE_MS);
  await Promise.all(counted);
  await page.close();
  return [first, total - first];
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
    // A context of its own, so that nothing comes from a cache.
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
    const [first, idle] = await scriptBytes(context, url + path, shows);
    const share = first / 1000 / budget;
    console.log(
      `${name.padEnd(11)}${kilobytes(first)}  ${String(budget).padStart(6)}  ${share.toFixed(2)}  ${kilobytes(idle)}`,
    );
    if (share > 1) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await product?.stop();
}

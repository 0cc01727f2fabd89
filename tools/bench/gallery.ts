// `npm run bench:gallery`: from opening the Template step on a phone to its first visible cards, in Chromium.
// BENCH_URL names a running product; without it one is started on a free port with its own data.
import { chromium, type Page } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { endByBars, sized } from './measure-size.ts';

const LIMIT_MS = 1_000;
const ROUNDS = sized(5, 1);
const SLOWDOWNS = [1, 4] as const;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Milliseconds from the press on the step to the frame that shows every card in view with its sheet. */
async function openGallery(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /Basic Info/ })
    .first()
    .click();
  await page.getByLabel('Resume Title').waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const step = [...document.querySelectorAll('button')].find((button) =>
          /^\s*1?\s*Template/.test(button.textContent ?? ''),
        );
        const from = performance.now();
        step?.click();
        const look = (): void => {
          const inView = [...document.querySelectorAll('[role=radio][data-template]')].filter((card) => {
            const { top, bottom, left, right } = card.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          });
          const drawn = inView.filter((card) => card.parentElement?.querySelector('.sheet'));
          if (inView.length > 0 && drawn.length === inView.length) {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => done(performance.now() - from);
            requestAnimationFrame(() => painted.port2.postMessage(0));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const given = process.env.BENCH_URL;
const product = given ? undefined : await startProduct(inRoot('.test/bench-gallery.log'));
const url = given ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const account = {
    email: `bench-${Date.now()}@example.com`,
    password: 'a long bench password',
    firstName: 'Bench',
    lastName: 'Person',
  };
  await context.request.post(`${url}/api/auth/signup`, { headers: { Origin: url }, data: account });
  const page = await context.newPage();
  const throttle = await context.newCDPSession(page);
  await page.goto(`${url}/resume/new`);
  await page.getByRole('radio').first().waitFor();
  const medians: number[] = [];
  for (const rate of SLOWDOWNS) {
    await throttle.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await openGallery(page));
    medians.push(median(times));
    console.log(
      `processor slowed ${rate}x: first visible cards after ${Math.round(median(times))} ms (median of ${ROUNDS})`,
    );
  }
  const [full = Number.NaN, slowed = Number.NaN] = medians;
  console.log(
    `slowed to full speed: ${(slowed / full).toFixed(1)}x; share of the limit of ${LIMIT_MS} ms: ${(slowed / LIMIT_MS).toFixed(2)}`,
  );
  endByBars(slowed <= LIMIT_MS);
} finally {
  await browser.close();
  await product?.stop();
}

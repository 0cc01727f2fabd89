// `npm run bench:editor`: from a keystroke in the editor to its letter in the live preview, in Chromium, beside the
// floor: a copy of the same page without the app, whose only script writes the letter into the sheet.
// BENCH_URL names a running product; without it one is started on a free port with its own data.
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { percentile } from './bench-account.ts';
import { openPlainCopy } from './editor-floor.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { endByBars, isSmallest, sized } from './measure-size.ts';

const KEYSTROKES = sized(60, 5);
const SOUNDING = 8;
const TEMPLATES = isSmallest ? TEMPLATE_IDS.slice(0, 1) : TEMPLATE_IDS;
const BUDGET_MS = { 1: 16, 4: 45 } as const;
/** How many times the floor a letter may take. */
const LIMIT_TO_FLOOR = 2;
/** Slowing a processor keeps it busy. */
const SLOWDOWNS = isSmallest ? ([1] as const) : ([1, 4] as const);
const SHEET = 'aside .sheet, aside article';
const { photoUrl: _photo, ...person } = FULL_RESUME.personalInfo;
const RESUMES = {
  'two pages': TWO_PAGES,
  'every section': { ...FULL_RESUME, ...TWO_PAGES, personalInfo: { ...person, ...TWO_PAGES.personalInfo } },
} as const;

const MEASURED = (Object.keys(RESUMES) as (keyof typeof RESUMES)[]).slice(0, sized(2, 1));

interface Measured {
  p50: number;
  p95: number;
}

async function makeAccount(context: BrowserContext, url: string): Promise<void> {
  const account = { email: `bench-${Date.now()}@example.com`, password: 'a long bench password' };
  const answer = await context.request.post(`${url}/api/auth/signup`, {
    headers: { Origin: url },
    data: { ...account, firstName: 'Bench', lastName: 'Person' },
  });
  if (!answer.ok()) throw new Error(`Sign-up answered ${answer.status()}: ${await answer.text()}`);
}

/** Types into the last job's description and times each letter until the frame that shows it is done. */
async function typeAndTime(page: Page, letters: number): Promise<number[]> {
  const field = page.getByLabel('Description').last();
  await field.click();
  // The floor writes the last line into its sheet.
  await field.press('Control+End');
  await page.evaluate((sheet) => {
    const times: number[] = [];
    let pressedAt = 0;
    const watched = document.querySelector(sheet) as Node;
    addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
    new MutationObserver(() => {
      const from = pressedAt;
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => times.push(performance.now() - from);
        afterPaint.port2.postMessage(undefined);
      });
    }).observe(watched, { subtree: true, childList: true, characterData: true });
    (globalThis as unknown as { keyTimes: number[] }).keyTimes = times;
  }, SHEET);
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('abcdefgh ijklmnop'[letter % 17] ?? 'x');
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(300);
  const typed = (await field.inputValue()).split('\n').at(-1)?.trimEnd() ?? '';
  if (!(await page.locator(SHEET).first().textContent())?.includes(typed))
    throw new Error('The sheet does not show what was typed.');
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

/** Opens a new resume of two pages in the editor: what was typed into an earlier one must not come back. */
async function openEditor(
  page: Page,
  url: string,
  templateId: string,
  resume: keyof typeof RESUMES = 'two pages',
): Promise<void> {
  const made = await page.request.post(`${url}/api/resumes`, {
    headers: { Origin: url },
    data: { ...RESUMES[resume], templateId },
  });
  if (!made.ok()) throw new Error(`The resume was refused with ${made.status()}: ${await made.text()}`);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${url}/resume/edit/${id}`);
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Experience').click();
  await page.getByLabel('Description').last().waitFor();
  // The preview is loaded after the form.
  await page.locator(SHEET).first().waitFor();
}

async function measure(
  page: Page,
  devtools: CDPSession,
  slowdown: number,
  letters: number,
): Promise<Measured> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await typeAndTime(page, letters);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (times.length < letters * 0.9) throw new Error(`Only ${times.length} of ${letters} letters showed.`);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

const given = process.env.BENCH_URL;
const product = given ? undefined : await startProduct(inRoot('.test/bench-editor.log'));
const url = given ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
let missed = false;
try {
  // A service worker would answer for the plain copy.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await makeAccount(context, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);

  let heaviest: { templateId: string; p50: number } = { templateId: TEMPLATE_IDS[0], p50: 0 };
  for (const templateId of TEMPLATES.length > 1 ? TEMPLATES : []) {
    await openEditor(page, url, templateId);
    const { p50 } = await measure(page, devtools, 4, SOUNDING);
    if (p50 > heaviest.p50) heaviest = { templateId, p50 };
  }

  console.log(`Heaviest template: ${heaviest.templateId}`);
  console.log(
    'resume         slowdown   p50 ms   p95 ms   budget p95   floor p95   p95 to the floor   limit',
  );
  for (const resume of MEASURED) {
    for (const slowdown of SLOWDOWNS) {
      await openEditor(page, url, heaviest.templateId, resume);
      const { p50, p95 } = await measure(page, devtools, slowdown, KEYSTROKES);
      await openPlainCopy(page);
      const floor = await measure(page, devtools, slowdown, KEYSTROKES);
      const budget = BUDGET_MS[slowdown];
      const ratio = p95 / floor.p95;
      missed ||= p95 > budget || ratio > LIMIT_TO_FLOOR;
      console.log(
        `${resume.padEnd(14)} ${String(slowdown).padStart(7)}x ${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)} ${String(budget).padStart(12)}` +
          `${floor.p95.toFixed(1).padStart(12)} ${ratio.toFixed(2).padStart(18)} ${String(LIMIT_TO_FLOOR).padStart(7)}`,
      );
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
endByBars(!missed);

// `npm run bench:web`: Lighthouse, mobile setting, for four screens of the started product and two plain pages of the
// same server, which show what the machine itself can do. Reports for people go to .test/bench-web.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildProduct } from '../build/build.ts';
import { inRoot } from '../paths.ts';
import { freePort } from '../services/free-port.ts';
import { startProduct } from '../services/product.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { endByBars, isSmallest, sized } from './measure-size.ts';
import { type Figures, measure } from './web/lighthouse-run.ts';
import { webAppWithPlainPages } from './web/plain-pages.ts';
import { misses, type Screen, signedInScreens, signedOutScreens } from './web/screens.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? sized(3, 1));
const ONLY = isSmallest ? ['plain page', 'landing'] : process.env.BENCH_SCREENS?.split(',');
const APPLICATIONS = 12;
/** Below this measure of the machine, other work took most of it. */
const QUIET_HOST = 1_500;
const REPORTS = inRoot('.test/bench-web');

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

function row(name: string, figures: Figures, plainPaint: number): string {
  const cells = [
    figures.performance,
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
    seconds(figures.firstPaint),
    seconds(figures.largestPaint),
    (figures.largestPaint / plainPaint).toFixed(2),
    Math.round(figures.blocked),
    figures.shift.toFixed(3),
    figures.script.toFixed(1),
    Math.round(figures.host),
  ];
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(8)).join('');
}

/** Signs a person up in that browser, with a resume of two pages and some applications, and lets them visit once. */
async function moveIn(context: BrowserContext, url: string): Promise<string> {
  const send = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await context.request.post(url + path, { headers: { Origin: url }, data });
    if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await send('/api/auth/signup', {
    email: `bench-${Date.now()}@example.com`,
    password: 'a long bench password',
    firstName: 'Ada',
    lastName: 'Obi',
  });
  const resume = await send('/api/resumes', TWO_PAGES);
  for (let index = 0; index < APPLICATIONS; index += 1) {
    await send('/api/job-applications', {
      company: `Kora Foods ${index + 1}`,
      position: 'Senior accountant',
      location: 'Lagos',
      status: ['applied', 'interview', 'offer', 'rejected'][index % 4],
      appliedDate: '2026-10-05',
    });
  }
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.getByText('Kora Foods').first().waitFor();
  await page.close();
  return resume.id;
}

/** Each run empties the cache, and a person without a cache has no fonts either. */
async function forgetFonts(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/plain.html`);
  await page.evaluate(() => localStorage.removeItem('career-toolkit.fonts'));
  await page.close();
}

await buildProduct(console.log);
const webDist = await webAppWithPlainPages();
mkdirSync(REPORTS, { recursive: true });
const product = await startProduct(inRoot('.test/bench-web.log'), { WEB_DIST: webDist });
const debuggingPort = await freePort();
const profile = mkdtempSync(resolve(tmpdir(), 'career-profile-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
});
try {
  console.log(
    `${`median of ${RUNS}`.padEnd(12)}    perf    a11y    best     seo     FCP     LCP  x plain    TBT     CLS   JS KB    host`,
  );
  const missed: string[] = [];
  let plainPaint = Number.NaN;
  let slowest = Number.POSITIVE_INFINITY;
  const run = async (screens: readonly Screen[]): Promise<void> => {
    for (const screen of screens) {
      if (ONLY && !ONLY.includes(screen.name)) continue;
      const { figures, report } = await measure(product.url + screen.path, debuggingPort, RUNS, () =>
        forgetFonts(context, product.url),
      );
      if (screen.name === 'plain page') plainPaint = figures.largestPaint;
      console.log(row(screen.name, figures, plainPaint));
      missed.push(...misses(screen, figures));
      slowest = Math.min(slowest, figures.host);
      writeFileSync(resolve(REPORTS, `${screen.name.replace(' ', '-')}.html`), report);
    }
  };
  await run(signedOutScreens);
  await run(signedInScreens(await moveIn(context, product.url)));
  for (const line of missed) console.error(line);
  if (slowest < QUIET_HOST) {
    console.error(
      `The machine was busy (${Math.round(slowest)}): times that hang on the processor say little.`,
    );
  }
  endByBars(missed.length === 0);
} finally {
  await context.close();
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
  rmSync(webDist, { recursive: true, force: true });
}

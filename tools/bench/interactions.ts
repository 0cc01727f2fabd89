// `npm run bench:interactions`: from a tap or a key to the next paint, as Event Timing counts it, for common actions
// on every screen at phone size with a processor slowed 4x, beside the same on a plain page. BENCH_URL names a running
// product; without it one is started on a free port with its own data. BENCH_SCREENS=editor,tracker takes those alone.
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { TWO_PAGES } from './editor-resume.ts';
import {
  type Action,
  PLAIN,
  PLAIN_HTML,
  type Screen,
  type Stored,
  screensOf,
} from './interactions/actions.ts';
import { collectInteractions, summary, timed } from './interactions/event-timing.ts';
import { endByBars, isSmallest, sized } from './measure-size.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(5, 1));
const SLOWDOWN = 4;
const LIMIT_MS = 100;
const ONLY = isSmallest ? ['landing', 'sign-in', 'saved job'] : process.env.BENCH_SCREENS?.split(',');

/** Signs a person up in that browser, with what the screens show. */
async function moveIn({ request }: BrowserContext, url: string): Promise<Stored> {
  const send = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`${url}/api/${path}`, { headers: { Origin: url }, data });
    if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  await send('auth/signup', {
    email: `bench-${Date.now()}@example.com`,
    password: 'a long bench password',
    firstName: 'Ada',
    lastName: 'Obi',
  });
  const job = { company: 'Kora Foods', position: 'Accountant' };
  for (let count = 1; count <= 20; count += 1) {
    await send('job-applications', { ...job, company: `Kora Foods ${count}`, appliedDate: '2026-10-05' });
  }
  // With a single one the list has no search.
  await send('resumes', TWO_PAGES);
  return {
    resumeId: await send('resumes', TWO_PAGES),
    letterId: await send('cover-letters', { ...job, title: 'For Kora', content: 'Dear Kora team,' }),
    applicationId: await send('job-applications', { ...job, notes: 'Ask for the pay.' }),
    savedJobId: await send('saved-jobs', { ...job, jobDescription: 'Requirements:\n- Microsoft Excel' }),
  };
}

/** One action on a screen that was just opened. */
async function measure(page: Page, devtools: CDPSession, screen: Screen, action: Action, url: string) {
  if (screen === PLAIN) await page.setContent(PLAIN_HTML);
  else await page.goto(url + screen.path);
  await screen.shows(page).waitFor();
  // What the app does once it rests is over.
  await page.waitForTimeout(sized(2_500, 200));
  await action.before?.(page);
  const target = action.target(page);
  await target.scrollIntoViewIfNeeded();
  if (action.key) await target.focus();
  const act = () => (action.key ? page.keyboard.press(action.key) : target.click());
  return timed(page, devtools, SLOWDOWN, act);
}

const given = process.env.BENCH_URL;
const product = given ? undefined : await startProduct(inRoot('.test/bench-interactions.log'));
const url = given ?? product?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const open = async (): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(collectInteractions);
  return context;
};

let missed = false;
try {
  const [stranger, member] = [await open(), await open()];
  const screens = screensOf(await moveIn(member, url));
  const chosen = [PLAIN, ...screens.filter(({ name }) => !ONLY || ONLY.includes(name))];
  const byAction: { name: string; p95: number }[] = [];
  let floor = Number.NaN;
  let count = 0;
  console.log(`${ROUNDS} rounds, ${SLOWDOWN}x slower`);
  console.log('screen        actions   p50 ms   p95 ms   p95 to the plain page   limit');
  for (const screen of chosen) {
    const page = await (screen.signedIn ? member : stranger).newPage();
    const devtools = await page.context().newCDPSession(page);
    const times: number[] = [];
    for (const action of screen.actions) {
      const own: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        own.push(await measure(page, devtools, screen, action, url));
      byAction.push({ name: `${screen.name}: ${action.name}`, p95: summary(own).p95 });
      times.push(...own);
    }
    await page.close();
    const { p50, p95 } = summary(times);
    if (screen === PLAIN) floor = p95;
    else {
      count += screen.actions.length;
      missed ||= p95 > LIMIT_MS;
    }
    console.log(
      screen.name.padEnd(13) +
        String(screen.actions.length).padStart(8) +
        p50.toFixed(1).padStart(9) +
        p95.toFixed(1).padStart(9) +
        (p95 / floor).toFixed(2).padStart(24) +
        String(LIMIT_MS).padStart(8),
    );
  }
  console.log(`${count} actions; the slowest, p95 ms:`);
  for (const { name, p95 } of byAction.sort((one, other) => other.p95 - one.p95).slice(0, 8))
    console.log(`${p95.toFixed(1).padStart(9)}  ${name}`);
} finally {
  await browser.close();
  await product?.stop();
}
endByBars(!missed);

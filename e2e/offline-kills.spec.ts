import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** `OFFLINE_KILLS=200 OFFLINE_SEED=7 npm test -- e2e offline-kills --project=desktop` plays the long run. */
const KILLS = Number(process.env.OFFLINE_KILLS ?? 10);
const SEED = Number(process.env.OFFLINE_SEED ?? 1);

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Kind {
  api: string;
  address: (id: string) => string;
  body: object;
  /** The field that the words are typed into, on the screen and in the API. */
  label: string;
  field: 'content' | 'notes';
  save: string;
  keepMine: RegExp;
  takeTheirs: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    api: '/api/cover-letters',
    address: (id) => `/cover-letters/${id}`,
    body: { title: 'For Kora', company: 'Kora', position: 'Clerk', content: 'begin' },
    label: 'Content',
    field: 'content',
    save: 'Save Cover Letter',
    keepMine: /my version/i,
    takeTheirs: /the other version/i,
  },
  {
    api: '/api/job-applications',
    address: (id) => `/job-tracker/${id}`,
    body: { company: 'Kora', position: 'Clerk', notes: 'begin' },
    label: 'Notes',
    field: 'notes',
    save: 'Save changes',
    keepMine: /^Keep mine$/,
    takeTheirs: /^Take theirs$/,
  },
];

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

interface Device {
  context: BrowserContext;
  page: Page | undefined;
}

/** Ends the process of a page, as a phone that needs the memory does. */
async function kill(device: Device): Promise<void> {
  const { page, context } = device;
  device.page = undefined;
  if (!page) return;
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

for (const kind of KINDS) {
  test(`two devices and ${KILLS} kills lose no word of ${kind.field} and overwrite none unasked @any-screen`, async ({
    browser,
    context,
    baseURL,
    account,
  }) => {
    test.setTimeout(60_000 + KILLS * 20_000);
    const random = randomOf(SEED);
    const { request } = context;
    const made = await request.post(kind.api, { data: kind.body });
    const { id } = (await made.json()) as { id: string };
    const second = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'allow' });
    const { email, password } = account;
    expect((await second.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
    const devices: Device[] = [context, second].map((of) => ({ context: of, page: undefined }));
    const typed = new Set(['begin']);
    const givenUp = new Set<string>();
    /** Every text that the server has had. */
    const history: string[] = ['begin'];

    const text = async (): Promise<string> => {
      const answer = await request.get(`${kind.api}/${id}`);
      return ((await answer.json()) as Record<string, string>)[kind.field] ?? '';
    };
    const look = async (): Promise<void> => {
      const now = await text();
      if (now !== history.at(-1)) history.push(now);
    };
    const field = (page: Page) => page.getByRole('textbox', { name: kind.label, exact: true });
    const conflict = (page: Page) => page.getByRole('dialog', { name: /was changed elsewhere/ });

    /** The person chooses; what the other side alone says is given up by that. */
    const choose = async (page: Page): Promise<void> => {
      const mine = wordsOf(await field(page).inputValue());
      const theirs = wordsOf(await text());
      const keepsMine = random() < 0.5;
      const [kept, other] = keepsMine ? [mine, theirs] : [theirs, mine];
      for (const word of other) if (!kept.includes(word)) givenUp.add(word);
      await conflict(page)
        .getByRole('button', { name: keepsMine ? kind.keepMine : kind.takeTheirs })
        .click();
      await expect(conflict(page)).toHaveCount(0);
      await look();
    };

    const open = async (device: Device): Promise<Page> => {
      const page = await device.context.newPage();
      device.page = page;
      await page.goto(kind.address(id));
      await expect(field(page)).toBeVisible();
      if (await conflict(page).isVisible()) await choose(page);
      return page;
    };

    const type = async (page: Page, word: string): Promise<void> => {
      typed.add(word);
      await field(page).press('End');
      await field(page).fill(`${await field(page).inputValue()} ${word}`);
      // A draft is written every 400 ms; what a kill takes earlier was never kept.
      await page.waitForTimeout(900);
    };

    for (const device of devices) {
      const page = await open(device);
      await serviceWorkerRuns(page);
      await expect
        .poll(async () => (await keptFiles(page)).join('\n'), { timeout: 60_000 })
        .toMatch(/application-drawer-/);
    }

    for (let round = 1; round <= KILLS; round += 1) {
      const device = devices[random() < 0.5 ? 0 : 1] as Device;
      const isOffline = random() < 0.5;
      await device.context.setOffline(isOffline);
      const page = device.page ?? (await open(device));
      if (await conflict(page).isVisible()) await choose(page);
      await type(page, `w${round}`);
      if (random() < 0.7) {
        await page.getByRole('button', { name: kind.save }).click();
        await page.waitForTimeout(Math.floor(random() * 700));
      }
      await look();
      await kill(device);
      await device.context.setOffline(false);
      await look();
    }

    // All is well again: each device is opened until it has nothing left to say.
    for (const device of [...devices, ...devices]) {
      const page = device.page ?? (await open(device));
      await page.waitForTimeout(1_500);
      if (await conflict(page).isVisible()) await choose(page);
      const save = page.getByRole('button', { name: kind.save });
      if (await save.isEnabled()) await save.click();
      await page.waitForTimeout(1_500);
      if (await conflict(page).isVisible()) await choose(page);
      await look();
      await kill(device);
    }

    const atTheEnd = wordsOf(await text());
    const lost = [...typed].filter((word) => !atTheEnd.includes(word) && !givenUp.has(word));
    const overwritten = history
      .slice(1)
      .flatMap((later, at) =>
        wordsOf(history[at] ?? '').filter((word) => !wordsOf(later).includes(word) && !givenUp.has(word)),
      );
    expect({ lost, overwritten }).toEqual({ lost: [], overwritten: [] });
    expect(typed.size).toBe(KILLS + 1);
    await second.close();
  });
}

import { seededRandom } from '@career/career/random/seeded-random';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';

// The recording of a page that was killed is cut short, and closing it fails.
test.use({ serviceWorkers: 'allow', trace: 'off', screenshot: 'off' });

/** `OFFLINE_KILLS=200 OFFLINE_SEED=7 npm test -- e2e offline-kills --project=desktop` plays the long run. */
const KILLS = Number(process.env.OFFLINE_KILLS ?? 5);
const SEED = Number(process.env.OFFLINE_SEED ?? 1);

interface Kind {
  api: string;
  address: (id: string) => string;
  body: object;
  /** The field that the words are typed into, on the screen and in the API. */
  label: RegExp;
  field: 'content' | 'notes' | 'summary';
  save: string;
  keepMine: RegExp;
  takeTheirs: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    api: '/api/cover-letters',
    address: (id) => `/cover-letters/${id}`,
    body: { title: 'For Kora', company: 'Kora', position: 'Clerk', content: 'begin' },
    label: /^(\* )?Content$/,
    field: 'content',
    save: 'Save Cover Letter',
    keepMine: /my version/i,
    takeTheirs: /the other version/i,
  },
  {
    api: '/api/job-applications',
    address: (id) => `/job-tracker/${id}`,
    body: { company: 'Kora', position: 'Clerk', notes: 'begin' },
    label: /^(\* )?Notes$/,
    field: 'notes',
    save: 'Save changes',
    keepMine: /^Keep mine$/,
    takeTheirs: /^Keep theirs$/,
  },
  {
    api: '/api/resumes',
    // Opens the step of the field itself: a question about a conflict may cover what leads to it.
    address: (id) => `/resume/edit/${id}?field=summary`,
    body: {
      title: 'Clerk',
      industry: 'Trade',
      templateId: 'modern-professional',
      careerGoal: 'local',
      experienceLevel: 'mid',
      personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
      summary: 'begin',
    },
    label: /Summary$/,
    field: 'summary',
    save: 'Save Progress',
    keepMine: /^Keep mine$/,
    takeTheirs: /^Keep theirs$/,
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

/** One document, the devices that edit it, and what was written on them. */
class TwoDevices {
  readonly typed = new Set(['begin']);
  /** Words that a person gave up by choosing the other version. */
  readonly givenUp = new Set<string>();
  /** Every text that the server was seen with. */
  readonly history: string[] = ['begin'];
  private readonly random = seededRandom(SEED);

  constructor(
    private readonly kind: Kind,
    private readonly id: string,
    readonly devices: readonly [Device, Device],
  ) {}

  private field = (page: Page) => page.getByRole('textbox', { name: this.kind.label });
  private conflict = (page: Page) => page.getByRole('dialog', { name: /was changed elsewhere/ });
  private save = (page: Page) => page.getByRole('button', { name: this.kind.save });

  async text(): Promise<string> {
    const answer = await this.devices[0].context.request.get(`${this.kind.api}/${this.id}`);
    return ((await answer.json()) as Record<string, string>)[this.kind.field] ?? '';
  }

  private async look(): Promise<void> {
    const now = await this.text();
    if (now !== this.history.at(-1)) this.history.push(now);
  }

  /** The person chooses; what the other side alone says is given up by that. */
  private async settleConflict(page: Page): Promise<void> {
    const dialog = this.conflict(page);
    if (!(await dialog.isVisible())) return;
    const mine = wordsOf(await this.field(page).inputValue());
    const theirs = wordsOf(await this.text());
    const keepsMine = this.random() < 0.5;
    const [kept, other] = keepsMine ? [mine, theirs] : [theirs, mine];
    for (const word of other) if (!kept.includes(word)) this.givenUp.add(word);
    await dialog.getByRole('button', { name: keepsMine ? this.kind.keepMine : this.kind.takeTheirs }).click();
    await expect(dialog).toHaveCount(0);
    await this.look();
  }

  async open(device: Device): Promise<Page> {
    const page = device.page ?? (await device.context.newPage());
    if (!device.page) await page.goto(this.kind.address(this.id));
    device.page = page;
    await expect(this.field(page)).toBeVisible();
    await this.settleConflict(page);
    return page;
  }

  private async kill(device: Device): Promise<void> {
    await kill(device);
    await device.context.setOffline(false);
    await this.look();
  }

  /** The app starts elsewhere, and may send what waits for it while it is killed. */
  private async passBy(device: Device): Promise<void> {
    device.page = await device.context.newPage();
    await device.page.goto('/profile');
    await device.page.waitForTimeout(1_500 + Math.floor(this.random() * 2_000));
    await this.look();
    await this.kill(device);
  }

  async round(turn: number): Promise<void> {
    const device = this.devices[this.random() < 0.5 ? 0 : 1];
    if (this.random() < 0.2) await this.passBy(device);
    await device.context.setOffline(this.random() < 0.5);
    const page = await this.open(device);
    const word = `w${turn}`;
    this.typed.add(word);
    await this.field(page).fill(`${await this.field(page).inputValue()} ${word}`);
    // A draft is written every 400 ms; what a kill takes earlier was never kept.
    await page.waitForTimeout(900);
    if (this.random() < 0.7) {
      await this.settleConflict(page);
      await this.save(page).click();
      await page.waitForTimeout(Math.floor(this.random() * 700));
    }
    await this.look();
    await this.kill(device);
  }

  /** All is well again: each device is opened until it has nothing left to say. */
  async bringHome(): Promise<void> {
    for (const device of [...this.devices, ...this.devices]) {
      const page = await this.open(device);
      await page.waitForTimeout(1_500);
      await this.settleConflict(page);
      const canSave = (await this.save(page).isVisible()) && (await this.save(page).isEnabled());
      if (canSave) await this.save(page).click();
      await page.waitForTimeout(1_500);
      await this.settleConflict(page);
      await this.kill(device);
    }
  }
}

for (const kind of KINDS) {
  test(`two devices and ${KILLS} kills lose no word of ${kind.api} and overwrite none unasked @any-screen`, async ({
    browser,
    context,
    baseURL,
    account,
  }) => {
    test.setTimeout(120_000 + KILLS * 20_000);
    const made = await context.request.post(kind.api, { data: kind.body });
    const { id } = (await made.json()) as { id: string };
    const second = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'allow' });
    const { email, password } = account;
    expect((await second.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
    const world = new TwoDevices(kind, id, [
      { context, page: undefined },
      { context: second, page: undefined },
    ]);
    for (const device of world.devices) {
      const page = await world.open(device);
      await serviceWorkerRuns(page);
      await expect
        .poll(async () => (await keptFiles(page)).join('\n'), { timeout: 60_000 })
        .toMatch(/application-drawer-/);
    }
    for (let turn = 1; turn <= KILLS; turn += 1) {
      await world.round(turn);
      if (turn % 20 === 0) console.log(`${kind.api}: ${turn} kills`);
    }
    await world.bringHome();

    const { typed, givenUp, history } = world;
    const atTheEnd = wordsOf(await world.text());
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

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Download, expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';
import { placesOf, readPdf } from './resume-pdf.ts';
import { ADEBAYO } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const run = promisify(execFile);
const person = `${ADEBAYO.firstName} ${ADEBAYO.lastName}`;

const body = (change: object = {}) => ({
  title: ADEBAYO.title,
  industry: ADEBAYO.industry,
  templateId: 'executive-premium',
  summary: ADEBAYO.summary,
  personalInfo: {
    firstName: ADEBAYO.firstName,
    lastName: ADEBAYO.lastName,
    email: ADEBAYO.email,
    phone: ADEBAYO.phone,
    location: ADEBAYO.location,
    linkedin: ADEBAYO.linkedin,
  },
  experience: ADEBAYO.jobs.map(({ company, position, start, ...rest }) => ({
    company,
    position,
    startDate: start,
    ...('end' in rest ? { endDate: rest.end } : { current: true }),
    description: ADEBAYO.bullets.join('\n'),
  })),
  skills: ADEBAYO.skills.items.map((name) => ({ name, level: 'intermediate', category: 'Reporting' })),
  ...change,
});

async function openPreview(page: Page, change: object = {}): Promise<string> {
  const { id } = await store(page.request, 'resumes', body(change));
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('heading', { name: 'Resume Preview' }).waitFor();
  return id;
}

/** An item's name is its label followed by its note. */
const item = (page: Page, label: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')} `) });

const menuButton = (page: Page) => page.getByRole('button', { name: /More formats|Loading|Making/ });

async function take(page: Page, format: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await menuButton(page).click();
  await item(page, format).click();
  const download = await downloading;
  await expect(menuButton(page)).toHaveText(/More formats/);
  return download;
}

const nameOf = (download: Download): string => download.suggestedFilename().normalize('NFC');

const bulletsOfEachJob = ADEBAYO.jobs.flatMap(({ company }) => [company, ...ADEBAYO.bullets]);

async function expectReadable(path: string): Promise<void> {
  const wanted = [person, ADEBAYO.summary, ...bulletsOfEachJob];
  const { text } = await readPdf(path);
  expect(wanted.filter((_, index) => placesOf(text, wanted)[index] === -1)).toEqual([]);
  const { stdout } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', path, '-']);
  const poppler = stdout.normalize('NFC').replace(/\s+/g, ' ');
  expect(wanted.filter((_, index) => placesOf(poppler, wanted)[index] === -1)).toEqual([]);
}

test('every other format downloads, can be read back, and works offline once loaded', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await openPreview(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Text PDF')).toBeFocused();
  await expect(item(page, 'Text PDF')).toHaveAccessibleName(/application systems.*Loads up to \d+ KB once/);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  const text = await take(page, 'Text PDF');
  expect(nameOf(text)).toBe(`${person}.pdf`.normalize('NFC'));
  await expectReadable(await text.path());
  const { stdout: info } = await run('pdfinfo', [await text.path()]);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(info.normalize('NFC')).toContain(person.normalize('NFC'));
  const { stdout: pictures } = await run('pdfimages', ['-list', await text.path()]);
  expect(pictures.trim().split('\n')).toHaveLength(2);

  const small = await take(page, 'PDF under 500 KB');
  expect((await readFile(await small.path())).length).toBeLessThanOrEqual(500_000);
  await expectReadable(await small.path());
  const large = await take(page, 'PDF under 1 MB');
  expect((await readFile(await large.path())).length).toBeLessThanOrEqual(1_000_000);

  const word = await take(page, 'Word (DOCX)');
  expect(nameOf(word)).toBe(`${person}.docx`.normalize('NFC'));
  const { value: html } = await mammoth.convertToHtml({ path: await word.path() });
  expect(html).toContain('<h1>Experience</h1>');
  expect(html.match(/<li>/g)?.length).toBe(ADEBAYO.jobs.length * ADEBAYO.bullets.length + 1);

  const json = await take(page, 'JSON Resume');
  const document = JSON.parse(await readFile(await json.path(), 'utf8')) as {
    basics: { name: string; email: string };
    work: { name: string; highlights: string[] }[];
  };
  expect(document.basics).toMatchObject({ name: person, email: ADEBAYO.email });
  expect(document.work.map(({ name }) => name)).toEqual(ADEBAYO.jobs.map(({ company }) => company));
  expect(document.work[0]?.highlights).toEqual(ADEBAYO.bullets);

  const europass = await take(page, 'Europass (XML)');
  expect(nameOf(europass)).toBe(`${person}.xml`.normalize('NFC'));
  const xml = await readFile(await europass.path(), 'utf8');
  expect(xml).toContain('<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"');
  for (const { company } of ADEBAYO.jobs) expect(xml).toContain(`<Name>${company}</Name>`);

  await context.setOffline(true);
  await expectReadable(await (await take(page, 'Text PDF')).path());
  await menuButton(page).click();
  await item(page, 'Plain text').click();
  await context.setOffline(false);
  const plain = await take(page, 'Plain text');
  expect((await readFile(await plain.path(), 'utf8')).normalize('NFC')).toContain('₦450,000');
  // The page asks who is signed in when the connection is back, and reads lists ahead for use without one.
  const asides = /\/api\/(?:auth\/user$|(?:resumes|job-applications|cover-letters|saved-jobs)\?limit=)/;
  expect(calls.filter((url) => !asides.test(url))).toEqual([]);
});

test('a format that is not on the device says so offline, and loads when the connection returns', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await openPreview(page);
  await context.setOffline(true);
  await menuButton(page).click();
  await item(page, 'Word (DOCX)').click();
  await expectNotice(page, 'Word (DOCX) is not on this device yet', /Connect to the internet/);
  await expect(menuButton(page)).toHaveText(/More formats/);
  await context.setOffline(false);
  expect(nameOf(await take(page, 'Word (DOCX)'))).toMatch(/\.docx$/);
});

test('what a format loads is no more than it says', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/dashboard');
  // As a device that spares data: nothing is fetched ahead of the click.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const format of ['Text PDF', 'PDF under 500 KB', 'Word (DOCX)', 'JSON Resume']) {
    await openPreview(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => performance.clearResourceTimings());
    await menuButton(page).click();
    const choice = item(page, format);
    const note = (await choice.textContent()) ?? '';
    const said = Number(/up to (\d+) KB/.exec(note)?.[1] ?? 50);
    const downloading = page.waitForEvent('download');
    await choice.click();
    await downloading;
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(loaded / 1000, format).toBeLessThanOrEqual(said);
    expect(loaded / 1000, `${format} is not told larger than it is`).toBeGreaterThan(
      said > 50 ? said / 2 : 0,
    );
  }
});

test('the Text PDF is shared where the device can', { tag: '@any-screen' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: { name: string; size: number }[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        for (const { name, size } of files ?? []) shared.push({ name, size });
      },
    });
  });
  await openPreview(page);
  await menuButton(page).click();
  await item(page, 'Share').click();
  const shared = () =>
    page.evaluate(() => (globalThis as unknown as { shared: { name: string; size: number }[] }).shared);
  await expect
    .poll(async () => (await shared()).map(({ name }) => name.normalize('NFC')))
    .toEqual([`${person}.pdf`.normalize('NFC')]);
  expect((await shared())[0]?.size).toBeGreaterThan(5_000);
});

test('the same formats are in the Preview CV dialog of the editor', async ({ page }) => {
  const id = await openPreview(page);
  await page.goto(`/resume/edit/${id}`);
  await page.getByRole('button', { name: 'Preview CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'CV Preview' });
  await dialog.getByRole('button', { name: 'More formats' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectReadable(await (await take(page, 'Text PDF')).path());
});

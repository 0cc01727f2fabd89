import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleOn, expectNotice } from './support/screen.ts';
import { type Stored, store } from './support/stored.ts';

const PATH = '/api/job-applications';

const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your Applications' }).getByRole('listitem');
const view = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const cards = (page: Page, name: string): Locator => column(page, name).getByRole('listitem');

const make = (request: APIRequestContext, body: object): Promise<Stored> =>
  store(request, 'job-applications', { company: 'Kora', position: 'Clerk', ...body });

async function statusOf(request: APIRequestContext, id: string): Promise<string> {
  return (await (await request.get(`${PATH}/${id}`)).json()).status;
}

/** A day of the present month, in the browser's time zone. */
function thisMonth(day: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());
  return `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

test('the list is searched, filtered, sorted and turned, and its address keeps that', async ({
  page,
  context,
  isMobile,
}) => {
  for (let at = 0; at < 53; at += 1) {
    await make(context.request, {
      company: `Company ${String(at).padStart(2, '0')}`,
      status: at % 10 === 0 ? 'rejected' : 'applied',
      location: at === 7 ? 'Ọ̀yọ́' : '',
    });
  }
  await page.goto('/job-tracker');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText('50 of 53 applications')).toBeVisible();
  await page.getByRole('button', { name: 'Show more applications' }).click();
  await expect(rows(page)).toHaveCount(53);
  await expect(rows(page).last()).toContainText('Company 00');

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Company, A to Z');
  await expect(rows(page).first()).toContainText('Company 00');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected');
  await expect(rows(page)).toHaveCount(6);
  await expect(page).toHaveURL('/job-tracker?status=rejected&sort=company');
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).last()).toContainText('Company 50');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses');

  const search = page.getByRole('searchbox', { name: 'Search applications' });
  await search.fill('oyo');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Company 07');
  await expect(search).toBeFocused();
  // A search that fails keeps its words, and can be tried again.
  await page.route('**/api/job-applications?*', (route) => route.abort(), { times: 1 });
  await search.fill('company 08');
  await expect(page.getByRole('alert')).toContainText('Could not reach the server');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await search.fill('no such company');
  await expect(page.getByText('No applications match. Try another word or status.')).toBeVisible();
  await expectAccessibleOn(page, isMobile);
  // The views share the search; going back brings the list as it was.
  await search.fill('oyo');
  await expect(rows(page)).toHaveCount(1);
  await view(page, 'Board').click();
  await expect(cards(page, 'Applied')).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(search).toHaveValue('oyo');
});

test('the board is as wide as the screen, however many cards it has', async ({ page, context }) => {
  const statuses = ['applied', 'interview', 'offer', 'rejected'];
  for (let at = 0; at < 60; at += 1) {
    await make(context.request, { company: `Company ${at}`, status: statuses[at % statuses.length] });
  }
  await page.goto('/job-tracker?view=board');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cards(page, 'Rejected')).toHaveCount(15);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('a card moves on the board by mouse, keyboard and list, and comes back when that fails', async ({
  page,
  context,
  isMobile,
}) => {
  const first = await make(context.request, { company: 'First' });
  const second = await make(context.request, { company: 'Second', status: 'interview' });
  await page.goto('/job-tracker?view=board');
  await expect(cards(page, 'Applied')).toHaveCount(1);
  await expect(column(page, 'Offer').getByText('Nothing here')).toBeVisible();
  await expectAccessibleOn(page, isMobile);

  // The keyboard takes, moves and puts; a screen reader hears each step.
  const heard = page.locator('[role="status"][aria-live="assertive"]');
  // The board announces that a card was picked up a moment before it listens to the arrows.
  const moveTo = (key: 'ArrowLeft' | 'ArrowRight', over: string): Promise<void> =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(heard).toHaveText(`Clerk at First is over ${over}.`, { timeout: 5_000 });
    }).toPass();
  const handle = page.getByRole('button', { name: 'Move Clerk at First' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(heard).toHaveText(/Picked up Clerk at First|is over Applied/);
  await moveTo('ArrowRight', 'Interview');
  await moveTo('ArrowRight', 'Offer');
  await page.keyboard.press('Space');
  await expect(heard).toHaveText('Clerk at First was put in Offer.');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(cards(page, 'Offer')).toHaveCount(1);
  await expect(handle).toBeFocused();
  await expect.poll(() => statusOf(context.request, first.id)).toBe('offer');
  await expect(page.locator('dl[aria-label="Your numbers"]')).toContainText('Success Rate50%');

  // Escape puts it back.
  await page.keyboard.press('Space');
  await expect(heard).toHaveText(/Picked up Clerk at First|is over Offer/);
  await moveTo('ArrowLeft', 'Interview');
  await page.keyboard.press('Escape');
  await expect(heard).toHaveText('Clerk at First was put back.');
  await expect(cards(page, 'Offer')).toHaveCount(1);

  // A failed move comes back, with a word.
  await page.route('**/status', (route) => route.fulfill({ status: 500, json: { message: 'Away' } }), {
    times: 1,
  });
  const status = page.getByRole('combobox', { name: 'Status of Clerk at Second' });
  await status.focus();
  await status.selectOption('Rejected');
  await expectNotice(page, 'Failed to move application', 'Away');
  await expect(cards(page, 'Interview')).toHaveCount(1);
  await expect(cards(page, 'Rejected')).toHaveCount(0);
  expect(await statusOf(context.request, second.id)).toBe('interview');

  await expect(status).toBeFocused();
  await status.selectOption('Rejected');
  await expect(cards(page, 'Rejected')).toHaveCount(1);
  await expect.poll(() => statusOf(context.request, second.id)).toBe('rejected');
  await expect(status).toBeFocused();

  if (!isMobile) {
    const from = await cards(page, 'Rejected').getByText('Second').boundingBox();
    const to = await column(page, 'Applied').boundingBox();
    if (!from || !to) throw new Error('The board is not drawn');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y + 30, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 90, { steps: 12 });
    await page.mouse.up();
    await expect(cards(page, 'Applied')).toHaveCount(1);
    await expect.poll(() => statusOf(context.request, second.id)).toBe('applied');
  }
  await page.reload();
  await expect(cards(page, 'Offer')).toContainText('First');
});

test('interviews and follow-ups are in the calendar, figures in the insights', async ({
  page,
  context,
  isMobile,
}) => {
  await make(context.request, {
    company: 'Lakeside',
    status: 'interview',
    // Past midnight in Lagos, still the day before in UTC.
    interviewDate: `${thisMonth(15)}T00:30:00+01:00`,
    followUpDate: thisMonth(20),
    notes: 'Discovered via Remotive',
  });
  await make(context.request, { notes: 'Discovered via Remotive' });
  await page.goto('/job-tracker');
  await view(page, 'Calendar').click();
  await expect(page).toHaveURL('/job-tracker?view=calendar');
  const agenda = page.getByRole('list', { name: 'Interviews and follow-ups' });
  const days = agenda.locator(':scope > li');
  await expect(days).toHaveCount(2);
  await expect(days.first()).toContainText(/15 \w+Interview 00:30Clerk at Lakeside/);
  await expect(days.last()).toContainText(/20 \w+Follow up Clerk at Lakeside/);
  await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1);
  if (!isMobile) {
    const square = page.getByRole('cell').filter({ hasText: /^15/ });
    await expect(square.getByRole('link', { name: 'Interview 00:30 Lakeside' })).toBeVisible();
  }
  await expectAccessibleOn(page, isMobile);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('No interviews or follow-ups in this month.')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(days).toHaveCount(2);

  await view(page, 'Insights').click();
  await expect(
    page.getByRole('figure', { name: 'How far your applications got' }).getByRole('img'),
  ).toHaveAccessibleName('Applied 2 (100%), Answered 1 (50%), Interview 1 (50%), Offer 0 (0%)');
  const sources = page.getByRole('figure', { name: 'Answer rate by source' });
  await expect(sources.getByRole('img')).toHaveAccessibleName('Remotive 50% of 2');
  await sources.getByText('Show as table').click();
  await expect(sources.getByRole('row')).toHaveText(['SourceApplicationsAnsweredRate', 'Remotive2150%']);
  const weeks = page.getByRole('figure', { name: 'Applications per week' });
  await weeks.getByText('Show as table').click();
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').last()).toContainText(/2$/);
  await expectAccessibleOn(page, isMobile);
});

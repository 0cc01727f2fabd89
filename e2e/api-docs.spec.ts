import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newcomer, signUp } from './support/accounts.ts';

const DOCUMENT = new URL('../libs/contracts/openapi.json', import.meta.url);

const blockOf = (page: Page, id: string): Locator => page.locator(`.opblock[id$="-${id}"]`);

// Asked once: it is about requests and answers, not about the room on the screen.
test.describe('the API page', { tag: '@any-screen' }, () => {
  /** Opens an operation under its tag to try it, as it stands or with its own body. */
  async function open(page: Page, id: string, tag: string, body?: object): Promise<void> {
    const heading = page.locator(`.opblock-tag[data-tag="${tag}"]`);
    if ((await heading.getAttribute('data-is-open')) !== 'true')
      await heading.getByRole('button', { name: 'Expand operation' }).click();
    const block = blockOf(page, id);
    await block.locator('.opblock-summary-control').click();
    await block.getByRole('button', { name: 'Try it out' }).click();
    if (body) await block.locator('textarea.body-param__text').fill(JSON.stringify(body));
  }

  /** Executes an opened operation. */
  async function expectAnswer(page: Page, id: string, status: number, text: string): Promise<void> {
    const block = blockOf(page, id);
    await block.getByRole('button', { name: 'Execute' }).click();
    const answer = block.locator('.live-responses-table .response').first();
    await expect(answer.locator('.response-col_status')).toContainText(String(status));
    await expect(answer.locator('.response-col_description pre').first()).toContainText(text);
  }

  test('opens, signs in and tries calls out under the policy of the product', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const account = newcomer();
    // Made elsewhere: this browser knows nobody yet.
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await signUp(elsewhere, account);
    await elsewhere.dispose();

    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /Career Toolkit API/ })).toBeVisible();
    const { tags } = JSON.parse(await readFile(DOCUMENT, 'utf8'));
    await expect(page.locator('.opblock-tag-section')).toHaveCount(tags.length);
    expect(faults).toEqual([]);

    await open(page, 'getCurrentUser', 'Account');
    await expectAnswer(page, 'getCurrentUser', 401, 'Please sign in');
    const { email, password } = account;
    await open(page, 'signIn', 'Account', { email, password });
    await expectAnswer(page, 'signIn', 200, 'You are signed in.');
    await expectAnswer(page, 'getCurrentUser', 200, email);
    // The example of the document, as it stands.
    await open(page, 'createJobApplication', 'Job applications');
    await expectAnswer(page, 'createJobApplication', 201, 'Kora Foods Ltd');
    const applications = await page.request.get('/api/job-applications');
    expect(await applications.json()).toHaveLength(1);
    // The browser itself logs the expected 401, and nothing else.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { newcomer, signUp } from './support/accounts.ts';

// Asked once: it is about requests and answers, not about the room on the screen.
test.describe('the API page', { tag: '@any-screen' }, () => {
  /** Opens an operation, tries it as it stands or with a body of its own, and waits for the answer. */
  async function tryOut(page: Page, id: string, body?: object): Promise<{ status: string; text: string }> {
    const block = page.locator(`.opblock[id$="-${id}"]`);
    await block.locator('.opblock-summary-control').click();
    await block.getByRole('button', { name: 'Try it out' }).click();
    if (body) await block.locator('textarea.body-param__text').fill(JSON.stringify(body));
    await block.getByRole('button', { name: 'Execute' }).click();
    const answer = block.locator('.live-responses-table .response').first();
    await expect(answer.locator('.response-col_status')).toHaveText(/^\s*\d{3}/);
    const text = (await answer.locator('.response-col_description pre').first().textContent()) ?? '';
    const status = (await answer.locator('.response-col_status').textContent()) ?? '';
    return { status: status.trim().slice(0, 3), text };
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
    await expect(page.locator('.opblock-tag-section')).toHaveCount(10);
    await expect(page.locator('.opblock').first()).toBeVisible();
    expect(faults).toEqual([]);

    expect((await tryOut(page, 'getCurrentUser')).status).toBe('401');
    const { email, password } = account;
    expect((await tryOut(page, 'signIn', { email, password })).status).toBe('200');
    await page.reload();
    const me = await tryOut(page, 'getCurrentUser');
    expect([me.status, me.text]).toEqual(['200', expect.stringContaining(email)]);
    // The example of the document, as it stands.
    const made = await tryOut(page, 'createJobApplication');
    expect([made.status, made.text]).toEqual(['201', expect.stringContaining('Kora Foods Ltd')]);
    const applications = await page.request.get('/api/job-applications');
    expect(await applications.json()).toHaveLength(1);
    // The browser itself tells of the 401 that was asked for, and of nothing else.
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });
});

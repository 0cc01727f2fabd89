import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';

const STRUCTURED = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'Jobs' },
    {
      '@type': 'JobPosting',
      title: 'Ward nurse',
      hiringOrganization: { '@type': 'Organization', name: 'Lagos General' },
      validThrough: '2035-11-30',
      description: '<p>Requirements</p><ul><li>Triage</li></ul>',
    },
  ],
};

const SITE: Readonly<Record<string, string>> = {
  '/plain': `<title>Jobs of the week</title><nav>Sign in</nav><main><h1>Accountant</h1>
    <p>Kora Foods Ltd, Ikeja, Lagos</p><p>Requirements</p><ul><li>Microsoft Excel</li></ul></main>`,
  '/structured': `<title>Vacancies</title><script type="application/ld+json">${JSON.stringify(STRUCTURED)}</script>
    <main>Advertisements</main>`,
  '/long': `<title>Clerk at Paystack</title><main>${'A long page. '.repeat(100_000)}</main>`,
};

/** Another site, on another host, which keeps its tabs apart from those of others. */
async function startSite(): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((asked, answer) => {
    answer.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    answer.end(SITE[asked.url ?? ''] ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs the script of the bookmark on the page as a press on it does. @returns the tab that it opens. */
async function press(page: Page, bookmark: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  const browser = await page.context().newCDPSession(page);
  const { exceptionDetails } = await browser.send('Runtime.evaluate', {
    expression: decodeURIComponent(bookmark.replace(/^javascript:/, '')),
    userGesture: true,
  });
  expect(exceptionDetails).toBeUndefined();
  return await opened;
}

test('the bookmark takes a posting of another site to Save this job @any-screen', async ({ page }) => {
  await using site = await startSite();
  await page.goto('/save-job/how');
  const button = page.getByRole('main').getByText('Save this job', { exact: true }).last();
  await expect(button).toHaveAttribute('href', /^javascript:/);
  const bookmark = (await button.getAttribute('href')) ?? '';

  await page.goto(`${site.url}/plain`);
  const plain = await press(page, bookmark);
  await expect(plain.getByLabel('Position')).toHaveValue('Accountant');
  await expect(plain.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await expect(plain.getByLabel('Job URL')).toHaveValue(`${site.url}/plain`);
  await expect(plain.getByLabel('Paste the job posting')).toHaveValue(/^Accountant\s+Kora/);
  expect(plain.url()).toMatch(/\/save-job$/);
  expect(await plain.evaluate(() => window.opener)).toBeNull();
  await plain.getByRole('button', { name: 'Save this job' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');

  await page.goto(`${site.url}/structured`);
  const structured = await press(page, bookmark);
  await expect(structured.getByLabel('Position')).toHaveValue('Ward nurse');
  await expect(structured.getByLabel('Company')).toHaveValue('Lagos General');
  await expect(structured.getByLabel('Deadline')).toHaveValue('2035-11-30');

  await page.goto(`${site.url}/plain`);
  await page.getByRole('listitem').selectText();
  const marked = await press(page, bookmark);
  await expect(marked.getByLabel('Paste the job posting')).toHaveValue('Microsoft Excel');

  await page.goto(`${site.url}/long`);
  const long = await press(page, bookmark);
  await expect(long.getByLabel('Company')).toHaveValue('Paystack');
  await expect(long.getByRole('status').filter({ hasText: 'This text is long.' })).toBeVisible();
});

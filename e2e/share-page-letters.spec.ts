import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessible } from './support/screen.ts';
import { store } from './support/stored.ts';

const PLAIN = {
  isDraft: true,
  title: 'Accountant, Lagos',
  templateId: 'classic-corporate',
  summary: 'Accountant with two plants.',
  personalInfo: { firstName: 'Adébáyọ̀', lastName: 'Ọlá', email: 'ola@example.com' },
};
const OTHER_LETTERS = {
  ...PLAIN,
  summary: 'Wrote ሰላም for ታደሰ and met 佐藤さん.',
  personalInfo: { ...PLAIN.personalInfo, lastName: '王伟' },
  experience: [
    {
      company: '김서연 상사',
      position: 'Clerk',
      startDate: '2021-03',
      current: true,
      description: 'Books of شركة النيل.',
    },
  ],
};
/** Of the scripts that not every device has. */
const LETTERS =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Ethiopic}]/gu;
const PAGE_BYTES = 15 * 1024;

/** The page, with the fonts that it asked for. */
async function opened(page: Page, path: string): Promise<{ fonts: string[]; bytes: number; html: string }> {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  const body = (await answer?.body()) ?? Buffer.alloc(0);
  return { fonts, bytes: body.length, html: body.toString() };
}

/** How many signs of an element the faces of such a name draw; spaces come from the first font of the page. */
async function drawnBy(page: Page, selector: string, family: RegExp): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts
    .filter(({ familyName }) => family.test(familyName))
    .reduce((sum, { glyphCount }) => sum + glyphCount, 0);
}

async function addressOf(page: Page, kind: 'share-links' | 'review-links', resume: object): Promise<string> {
  const { id: resumeId } = await store(page.request, 'resumes', resume);
  const { url } = (await store(page.request, kind, { resumeId, days: 7 })) as unknown as { url: string };
  return new URL(url).pathname;
}

for (const kind of ['share-links', 'review-links'] as const) {
  test(`a page of ${kind} shows letters that the device may lack`, { tag: '@any-screen' }, async ({
    page,
    account: _account,
  }) => {
    const { fonts, html } = await opened(page, await addressOf(page, kind, OTHER_LETTERS));
    for (const [language, family] of [
      ['zh', /^Noto Sans (?:JP|SC|CJK)/],
      ['ko', /^Noto Sans (?:KR|CJK)/],
      ['ja', /^Noto Sans (?:JP|CJK)/],
      ['am', /^Noto Sans Ethiopic/],
    ] as const) {
      const piece = `[lang="${language}"]`;
      const letters = ((await page.locator(piece).first().textContent()) ?? '').match(LETTERS) ?? [];
      expect(letters.length, language).toBeGreaterThan(0);
      expect(await drawnBy(page, piece, family), language).toBe(letters.length);
    }
    await expect(page.locator('[lang="am"]').first()).toHaveText('ሰላም');
    await expect(page.locator('[lang="ar"][dir="rtl"]').first()).toHaveText('شركة النيل');
    expect(fonts.length).toBeLessThanOrEqual(20);
    expect(html).not.toMatch(/<script|<link/);
    await expectAccessible(page);
  });
}

test('a page with letters that every device has loads no font and stays small', {
  tag: '@any-screen',
}, async ({ page, account: _account }) => {
  const { fonts, bytes, html } = await opened(page, await addressOf(page, 'share-links', PLAIN));
  expect(fonts).toEqual([]);
  expect(html).not.toContain('@font-face');
  expect(bytes).toBeLessThanOrEqual(PAGE_BYTES);
});

import { SCREEN_LANGUAGES } from '@career/contracts/vocabulary/account-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { mailTexts } from '../../../mail/texts/mail-texts.ts';
import { pageRefusals } from './page-refusals.ts';
import { pageTexts } from './page-texts.ts';
import { passwordPage } from './password-page.ts';
import { reportedPage, reportPage } from './report-page.ts';
import { reviewPage } from './review-page.ts';

const LINE = { key: 'summary.0', field: 'summary', text: 'Zxq' };
const MOST = 7;

/** Every page that has only our own words, and what such pages refuse with. */
function allWords(language: (typeof SCREEN_LANGUAGES)[number]): string[] {
  const texts = mailTexts(language);
  const review = {
    path: '/review/a',
    name: 'Zxq',
    language: 'en',
    texts,
    blocks: [{ section: 'Zxq', label: 'Zxq', lines: [LINE, { ...LINE, key: 'summary.1' }] }],
    comments: [{ name: '', before: LINE.text, after: 'Zxq', comment: 'Zxq' }],
    on: LINE.key,
    hasSent: true,
    until: new Date('2026-11-28T00:00:00Z'),
    faces: () => '',
  } satisfies Parameters<typeof reviewPage>[0];
  const pages = [
    passwordPage(texts, '/r/a', true),
    reportPage(texts, '/r/a', MOST),
    reportedPage(texts),
    reviewPage(review).html,
    reviewPage({ ...review, name: '' }).html,
  ];
  const refusals = Object.values(pageRefusals(texts)).map((said) =>
    typeof said === 'string' ? said : said(MOST),
  );
  const shown = pages.flatMap((page) =>
    page
      .replace(/<style>.*?<\/style>/g, '')
      .replace(/ aria-label="([^"]*)"/g, '>$1<')
      .split(/<[^>]*>/),
  );
  return [...shown, ...refusals].filter((text) => /\p{L}{2}/u.test(text.replaceAll('Zxq', '')));
}

/** The same in Pidgin as in English. */
const SAME = new Set(['Password', 'Comment', 'Comment on: Zxq', 'Send', 'Send report', 'Thank you']);

describe('our words on a page without script', () => {
  const english = new Set(allWords('en'));

  it.each(SCREEN_LANGUAGES.filter((language) => language !== 'en'))(
    'are none of them English in %s',
    (language) => {
      const words = allWords(language);
      expect(words.length).toBeGreaterThan(40);
      expect(words.filter((text) => english.has(text) && !(language === 'pcm' && SAME.has(text)))).toEqual(
        [],
      );
      expect(words.join(' ')).not.toMatch(/[{}]|undefined/);
    },
  );

  it('follow the reader before the resume, and are English where neither has a language of ours', () => {
    expect(pageTexts({ language: 'sw' }, 'fr').language).toBe('sw');
    expect(pageTexts({ language: 'en' }, 'fr').language).toBe('en');
    expect(pageTexts({ language: undefined }, 'fr').language).toBe('fr');
    expect(pageTexts({ language: undefined }, 'de').language).toBe('en');
  });
});

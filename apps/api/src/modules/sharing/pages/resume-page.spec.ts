import { outlineResume } from '@career/contracts/resume-table/resume-outline';
import { SCREEN_LANGUAGES, type ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { describe, expect, it } from '@jest/globals';
import { mailTexts } from '../../../mail/texts/mail-texts.ts';
import { resumePage } from './resume-page.ts';

/** All parts of the page of a resume. */
function partsOf(resume: object, language?: DocumentLanguage, reader?: ScreenLanguage): string[] {
  const parts: string[] = [];
  for (let part = 1; ; part += 1) {
    const html = resumePage({
      path: `/r/${'a'.repeat(LIMITS.slugMax)}`,
      outline: outlineResume(resume),
      paper: undefined,
      language,
      texts: mailTexts(reader),
      part,
      ticket: 't'.repeat(60),
      hasFile: true,
      pageBytes: LIMITS.sharedPageBytes,
    });
    if (!html) return parts;
    parts.push(html);
  }
}

const longest = (sign: string) => ({
  personalInfo: {
    firstName: sign.repeat(100),
    lastName: sign.repeat(100),
    professionalTagline: sign.repeat(200),
    email: `${'a'.repeat(60)}@example.com`,
    website: `https://example.com/${'&'.repeat(2_000)}`,
    linkedin: `https://example.com/${'&'.repeat(2_000)}`,
  },
  summary: sign.repeat(5_000),
  experience: Array.from({ length: 5 }, () => ({
    company: sign.repeat(200),
    position: sign.repeat(200),
    startDate: '2019-01',
    current: true,
    description: `${sign.repeat(5_000)}\n[x](https://example.com/${'a'.repeat(400)})`,
  })),
  skills: Array.from({ length: 200 }, (_, at) => ({ name: `${sign.repeat(40)} ${at}`, level: 'expert' })),
});

describe('the page of a resume', () => {
  it.each(['a ', '"', '&', '₦', 'word '])('is small whatever is written, here %j', (sign) => {
    const parts = partsOf(longest(sign));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
    expect(parts.join('')).toContain(' 199');
  });

  it('of a usual resume is one, without script, picture or address of another site that is not the person’s', () => {
    const [html = '', ...rest] = partsOf({
      personalInfo: { firstName: 'Ada', lastName: 'Obi', website: 'https://ada.example' },
      summary: 'Careful **clerk**, see [my books](https://books.example).',
      experience: Array.from({ length: 6 }, () => ({
        company: 'Kora Foods',
        position: 'Clerk',
        startDate: '2019-01',
        current: true,
        description: Array.from({ length: 5 }, () => '- Kept the books of a plant with 400 people').join(
          '\n',
        ),
      })),
    });
    expect(rest).toEqual([]);
    expect(html).not.toMatch(/<script|<img|<iframe|javascript:|\son\w+=/i);
    expect([...html.matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => address).sort()).toEqual([
      'https://ada.example',
      'https://ada.example',
      'https://books.example',
    ]);
  });

  it.each(SCREEN_LANGUAGES)('is as small with our own words in %s, which say their language', (reader) => {
    const parts = partsOf(longest('word '), 'ar', reader);
    for (const part of parts) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
      expect(part).toContain('<html lang="ar" dir="rtl">');
      expect(part).toContain(`<footer lang="${reader}" dir="${reader === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(part.includes('Report this page')).toBe(reader === 'en');
    }
    expect(parts.length).toBeGreaterThan(1);
  });

  it('has the language and direction of the resume', () => {
    const [html = ''] = partsOf({ personalInfo: { firstName: 'سارة' }, summary: 'محاسبة.' }, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    const [english = ''] = partsOf({ personalInfo: { firstName: 'Ada' } });
    expect(english).toContain('<html lang="en" dir="ltr">');
  });
});

import { outlineResume } from '@career/contracts/resume-table/resume-outline';
import { SCREEN_LANGUAGES, type ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { describe, expect, it } from '@jest/globals';
import { mailTexts } from '../../../mail/texts/mail-texts.ts';
import { resumePage } from './resume-page.ts';

/** All parts of the page of a resume. */
function partsOf(
  resume: object,
  language?: DocumentLanguage,
  reader?: ScreenLanguage,
  faces = (_text: string): string => '',
): string[] {
  const parts: string[] = [];
  for (let part = 1; ; part += 1) {
    const page = resumePage({
      path: `/r/${'a'.repeat(LIMITS.slugMax)}`,
      outline: outlineResume(resume),
      paper: undefined,
      language,
      texts: mailTexts(reader),
      part,
      ticket: 't'.repeat(60),
      hasFile: true,
      pageBytes: LIMITS.sharedPageBytes,
      faces,
    });
    if (!page) return parts;
    parts.push(page.html);
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
  it.each(['a ', '"', '&', '₦', 'word ', 'a中', '中 '])('is small whatever is written, here %j', (sign) => {
    const parts = partsOf(longest(sign));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
    expect(parts.join('')).toContain(' 199');
  });

  it.each(['a\n', '中\n'])('is small where every letter is a line, here %j', (sign) => {
    const parts = partsOf({ summary: sign.repeat(2_500) });
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
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

  it('stays as small with the styles of letters that devices may lack', () => {
    const rule = '@font-face{font-family:f;src:url(/assets/a.ttf);unicode-range:U+4e2d}';
    const parts = partsOf(longest('中 '), 'en', 'en', (text) => (text.includes('中') ? rule.repeat(40) : ''));
    for (const part of parts) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(LIMITS.sharedPageBytes);
      expect(part.includes(rule)).toBe(/中/.test(part));
    }
    expect(partsOf(longest('word ')).join('')).not.toContain('@font-face');
  });

  it('names the language and direction of what is in other letters', () => {
    const resume = {
      personalInfo: { firstName: 'Ada', lastName: '王伟' },
      experience: [
        { company: 'شركة النيل (2)', position: 'Clerk', description: 'ሰላም ለዓለም, then **김서연**' },
      ],
    };
    const [html = ''] = partsOf(resume);
    for (const piece of [
      '<h1>Ada <span lang="zh">王伟</span></h1>',
      '<span lang="ar" dir="rtl">شركة النيل</span>',
      '<span lang="am">ሰላም ለዓለም</span>, then <strong><span lang="ko">김서연</span></strong>',
    ])
      expect(html).toContain(piece);
    const [arabic = ''] = partsOf(resume, 'ar');
    expect(arabic).toContain('<span lang="" dir="ltr">Clerk</span>');
    expect(arabic).not.toContain('lang="ar" dir="rtl">شركة');
  });

  it('has the language and direction of the resume', () => {
    const [html = ''] = partsOf({ personalInfo: { firstName: 'سارة' }, summary: 'محاسبة.' }, 'ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    const [english = ''] = partsOf({ personalInfo: { firstName: 'Ada' } });
    expect(english).toContain('<html lang="en" dir="ltr">');
  });
});

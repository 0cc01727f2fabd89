import { describe, expect, it } from '@jest/globals';
import { withLanguages } from './foreign-pieces.ts';

const marked = (text: string, language: string): string => withLanguages(text, language).text;

describe('pieces in letters of another script', () => {
  it.each([
    ['王伟 at Kora', '<span lang="zh">王伟</span> at Kora'],
    ['佐藤 けん', '<span lang="ja">佐藤 けん</span>'],
    ['김서연, 서울', '<span lang="ko">김서연, 서울</span>'],
    ['አበበ (Addis)', '<span lang="am">አበበ</span> (Addis)'],
    [
      'Books of דוד & محمد',
      'Books of <span lang="he" dir="rtl">דוד</span> &amp; <span lang="ar" dir="rtl">محمد</span>',
    ],
  ])('say their language and direction: %s', (text, expected) => {
    expect(marked(text, 'en')).toBe(expected);
  });

  it('are Latin ones in Arabic, of which nobody knows the language', () => {
    expect(marked('محاسب في Kora Foods 2', 'ar')).toBe(
      'محاسب في <span lang="" dir="ltr">Kora Foods</span> 2',
    );
    expect(marked('محاسب', 'ar')).toBe('محاسب');
    expect(marked('አበበ, Clerk', 'am')).toBe('አበበ, <span lang="">Clerk</span>');
  });

  it('are none in Latin letters, and none where the letters change all the time', () => {
    expect(marked('Adébáyọ̀ <b>', 'fr')).toBe('Adébáyọ̀ &lt;b&gt;');
    expect(marked('a中'.repeat(30), 'en')).toBe('a中'.repeat(30));
  });
});

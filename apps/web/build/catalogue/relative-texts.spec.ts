import { afterAll, describe, expect, it } from '@jest/globals';
import { relativeText } from '../../src/shared/dates/relative-text.ts';
import { setTranslation } from '../../src/shared/language/texts.ts';
import { CatalogueTranslation } from '../../src/shared/language/translation.ts';
import { storedPo } from './catalogues.ts';
import { compiledTexts } from './compiled-texts.ts';
import { LANGUAGES } from './languages.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000, month: 2_635_200_000, year: 31_557_600_000 };
type Unit = keyof typeof MS;
/** Unicode CLDR has no relative times in Yorùbá and Igbo, and another spelling of Pidgin. */
const OWN: readonly string[] = ['yo', 'ig', 'pcm'];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

function speak(language: string): void {
  const translation = new CatalogueTranslation(language);
  translation.add(compiledTexts(storedPo(language, 'shared')?.entries ?? []));
  setTranslation(translation, language === 'pt' ? 'pt-PT' : language);
}

const texts = (counts: Readonly<Record<Unit, readonly number[]>>) =>
  (Object.keys(MS) as Unit[]).flatMap((unit) =>
    counts[unit].flatMap((count) =>
      [1, -1].map((sign) => ({
        unit,
        count: sign * count,
        text: relativeText(NOW + sign * (count * MS[unit] + 1), NOW),
      })),
    ),
  );
const COUNTS = {
  minute: [1, 2, 5, 15, 45],
  hour: [1, 2, 3, 11, 23],
  day: [1, 2, 3, 12, 40],
  month: [2, 3, 11],
  year: [1, 2, 5, 20],
};

describe('how long ago something was', () => {
  afterAll(() => setTranslation(new CatalogueTranslation('en'), 'en-GB'));

  it.each(OTHERS.filter((language) => !OWN.includes(language)))(
    'is said in %s as Unicode CLDR says it',
    (language) => {
      speak(language);
      // The trailing full stop is an oversight of the data in Zulu.
      const format = new Intl.RelativeTimeFormat(language === 'pt' ? 'pt-PT' : language, {
        numeric: 'always',
      });
      for (const { unit, count, text } of texts(COUNTS))
        expect(text).toBe(format.format(count, unit).replaceAll('\u00a0', ' ').replace(/\.$/, ''));
    },
  );

  it.each(OWN)('is said in %s with its number, and nothing in English', (language) => {
    speak(language);
    for (const { count, text } of texts(COUNTS)) {
      expect(text).toContain(String(Math.abs(count)));
      expect(text).not.toMatch(/\bago\b|^in \d/);
    }
  });

  it('is said in English, whole units only', () => {
    setTranslation(new CatalogueTranslation('en'), 'en-GB');
    expect(relativeText(NOW - 59_000, NOW)).toBe('now');
    expect(relativeText(NOW - 3 * MS.day, NOW)).toBe('3 days ago');
    expect(relativeText(NOW + 2 * MS.hour + 1, NOW)).toBe('in 2 hours');
    expect(relativeText(NOW - 45 * MS.day, NOW)).toBe('45 days ago');
    expect(relativeText(NOW - 400 * MS.day, NOW)).toBe('1 year ago');
    expect(relativeText('soon', NOW)).toBe('soon');
  });
});

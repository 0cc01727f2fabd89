import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textKey } from './text-key.ts';
import { plural, setTranslation, t } from './texts.ts';
import { CatalogueTranslation } from './translation.ts';

function german(): CatalogueTranslation {
  const translation = new CatalogueTranslation('de');
  translation.add({
    [textKey('{} at {}')]: 'Bei {1}: {0}',
    [textKey('# job|# jobs')]: { one: '# Stelle', other: '# Stellen' },
    [textKey('Title')]: 'Titel',
    '~^(.+) must be at most (.+) characters$': '{0} darf höchstens {1} Zeichen haben',
  });
  return translation;
}

describe('a translation', () => {
  it('puts what is filled in where the language wants it', () => {
    expect(german().pieces(['', ' at ', ''], ['Clerk', 'Kora']).join('')).toBe('Bei Kora: Clerk');
  });

  it('leaves what it does not have in English', () => {
    expect(german().pieces(['Hello ', '!'], ['Ada']).join('')).toBe('Hello Ada!');
    expect(german().plural(2, '# letter', '# letters')).toBe('# letters');
    expect(german().find('Company')).toBeUndefined();
  });

  it('takes the form of the number', () => {
    expect(german().plural(1, '# job', '# jobs')).toBe('# Stelle');
    expect(german().plural(0, '# job', '# jobs')).toBe('# Stellen');
  });

  it('knows a message by its English, and translates the field in it', () => {
    expect(german().find('Title must be at most 200 characters')).toBe(
      'Titel darf höchstens 200 Zeichen haben',
    );
  });

  it('writes dates with the names of a language that browsers do not know', () => {
    const format = new CatalogueTranslation('ha').dateFormat({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    expect(format.format(new Date(2026, 10, 23))).toBe('23 Nuwamba 2026');
  });
});

describe('a name in a sentence from right to left', () => {
  const arabic = new CatalogueTranslation('ar');
  arabic.add({
    [textKey('{} at {}')]: '{0} في {1}',
    [textKey('# job in {place}|# jobs in {place}')]: { other: '# وظيفة في {place}' },
    '~^Add (.+) to your skills$': 'أضف {0} إلى مهاراتك',
  });
  beforeAll(() => setTranslation(arabic, 'ar'));
  afterAll(() => setTranslation(new CatalogueTranslation('en'), 'en-GB'));
  const sentence = (position: string, company: string): string => t`${position} at ${company}`;

  it('is kept apart from the words and numbers beside it', () => {
    expect(sentence('Accountant (Lagos)', 'Kora Foods')).toBe(
      '\u2068Accountant (Lagos)\u2069 في \u2068Kora Foods\u2069',
    );
    expect(plural(3, '# job in {place}', '# jobs in {place}', { place: 'Kano' })).toContain(
      '\u2068Kano\u2069',
    );
    expect(arabic.find('Add Excel to your skills')).toBe('أضف \u2068Excel\u2069 إلى مهاراتك');
  });

  it('stays as it is in Arabic letters, as a number and as an address', () => {
    expect(sentence('محاسب', '29 نوفمبر')).toBe('محاسب في 29 نوفمبر');
    expect(sentence('https://example.com/a', 'ada@example.com')).toBe(
      'https://example.com/a في ada@example.com',
    );
    expect(plural(5, '# job in {place}', '# jobs in {place}', { place: '12' })).not.toContain('\u2068');
  });
});

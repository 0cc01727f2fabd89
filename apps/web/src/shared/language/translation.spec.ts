import { describe, expect, it } from '@jest/globals';
import { compilePatterns } from '../../../build/catalogue/compile-patterns.ts';
import { textKey } from './text-key.ts';
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

/** Sentences as the build compiles them. */
function analysis(): CatalogueTranslation {
  const translation = new CatalogueTranslation('de');
  const entries = [
    [
      '{count, plural, one {# job says too little.} other {# jobs say too little.}}',
      '{count, plural, one {# Stelle sagt zu wenig.} other {# Stellen sagen zu wenig.}}',
    ],
    ['Begin with “{sentence}”.', 'Beginne mit „{sentence}“.'],
    ['Missing: {list}.', 'Es fehlt: {list}.'],
    ['Apply by {day}', 'Bewirb dich bis {day}'],
  ];
  translation.add(
    compilePatterns(entries.map(([id = '', text = '']) => ({ id, text, comments: [], places: [] }))),
  );
  translation.add({
    [textKey('name')]: 'Name',
    [textKey('date')]: 'Datum',
    [textKey('{} and {}')]: '{0} und {1}',
    [textKey('{} and {} more')]: '{0} und {1} weitere',
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

  it('takes several sentences one by one, also where one holds a full stop in a quotation', () => {
    const translation = analysis();
    expect(translation.find('3 jobs say too little. Begin with “Sold at Kora Ltd. Also led.”.')).toBe(
      '3 Stellen sagen zu wenig. Beginne mit „Sold at Kora Ltd. Also led.“.',
    );
    expect(translation.find('3 jobs say too little. Unknown words here.')).toBeUndefined();
  });

  it('joins a list in its own words, and leaves an “and” within a name', () => {
    const translation = analysis();
    expect(translation.find('Missing: name, photo and date.')).toBe('Es fehlt: Name, photo und Datum.');
    expect(translation.find('Missing: Excel, SQL and 3 more.')).toBe('Es fehlt: Excel, SQL und 3 weitere.');
    expect(translation.find('Missing: Monitoring and evaluation.')).toBe(
      'Es fehlt: Monitoring and evaluation.',
    );
  });

  it('leaves a quotation as the person wrote it, and writes a date as the language does', () => {
    const translation = analysis();
    expect(translation.find('Begin with “name”.')).toBe('Beginne mit „name“.');
    expect(translation.find('Apply by 31 December 2026')).toBe('Bewirb dich bis 31. Dezember 2026');
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

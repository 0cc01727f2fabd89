import { describe, expect, it } from '@jest/globals';
import { textKey } from '../../src/shared/language/text-key.ts';
import { CatalogueTranslation } from '../../src/shared/language/translation.ts';
import { compilePatterns } from './compile-patterns.ts';

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

describe('a compiled sentence', () => {
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
});

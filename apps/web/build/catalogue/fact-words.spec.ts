import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { factText } from '../../src/shared/knock-outs/knock-out-words.ts';
import { setTranslation } from '../../src/shared/language/texts.ts';
import { CatalogueTranslation } from '../../src/shared/language/translation.ts';
import { storedPo } from './catalogues.ts';
import { compiledTexts } from './compiled-texts.ts';

function speak(language: string): void {
  const translation = new CatalogueTranslation(language);
  for (const catalogue of ['shared', 'postings'])
    translation.add(compiledTexts(storedPo(language, catalogue)?.entries ?? []));
  setTranslation(translation, language);
}

describe('a fact of a resume that a check quotes', () => {
  beforeAll(() => speak('fr'));
  afterAll(() => setTranslation(new CatalogueTranslation('en'), 'en-GB'));

  it.each([
    ['NYSC: May 2021', 'NYSC : mai 2021'],
    ['B.Sc. Accounting: July 2019', 'B.Sc. Accounting: juillet 2019'],
    ['B.Sc., Accounting, 3.5 points out of 5', 'B.Sc., Accounting, 3.5 points sur 5'],
    ['Ikeja, Lagos', 'Ikeja, Lagos'],
  ])('%j is %j in French', (quote, words) => {
    expect(factText(quote)).toBe(words);
  });

  it('stays as it is in English', () => {
    setTranslation(new CatalogueTranslation('en'), 'en-GB');
    expect(factText('B.Sc. Accounting: July 2019')).toBe('B.Sc. Accounting: July 2019');
  });
});

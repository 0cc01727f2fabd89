import { afterAll, beforeAll } from '@jest/globals';
import { setTranslation } from '../../../src/shared/language/texts.ts';
import { CatalogueTranslation } from '../../../src/shared/language/translation.ts';
import { allTexts } from '../catalogues.ts';
import { compiledTexts } from '../compiled-texts.ts';
import { pseudo } from '../pseudo.ts';

/** The tests of a file read these catalogues in the pseudo-locale, where every text begins with a bracket. */
export function inPseudoTexts(catalogues: readonly string[]): void {
  beforeAll(() => {
    const translation = new CatalogueTranslation('en-XA');
    const texts = allTexts();
    for (const name of catalogues) translation.add(compiledTexts(pseudo(texts.get(name) ?? [])));
    setTranslation(translation, 'en-XA');
  });
  afterAll(() => setTranslation(new CatalogueTranslation('en'), 'en-GB'));
}

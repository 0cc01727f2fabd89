import { describe, expect, it } from '@jest/globals';
import { CatalogueTranslation } from '../../src/shared/language/translation.ts';
import { storedPo } from './catalogues.ts';
import { compiledTexts } from './compiled-texts.ts';
import data from './data/earlier-sentences.json' with { type: 'json' };

const french = new CatalogueTranslation('fr');
french.add(compiledTexts(storedPo('fr', 'career-insights')?.entries ?? []));

/** A sentence with something in each of its places, in the form for one thing. */
const filled = (id: string): string =>
  id
    .replace(/^\{count, plural, one \{(.*)\} other .*$/, '$1')
    .replace('#', '1')
    .replaceAll(/\{(\w+)\}/g, 'Kora');

describe('an analysis that was saved in earlier words', () => {
  it.each(data.sentences.flatMap(({ now, before }) => before.map((was) => [was, now])))(
    'is translated as today: %s',
    (was, now) => {
      const translation = french.find(filled(now));
      expect(translation).toBeDefined();
      expect(french.find(filled(was))).toBe(translation);
    },
  );
});

import type { Plugin } from 'vite';
import { isPattern, patternOf } from './catalogue/catalogues.ts';
import { compileCatalogue, numberedPlaces } from './catalogue/compile-catalogue.ts';
import { readPo } from './catalogue/po-file.ts';
import { pseudo } from './catalogue/pseudo.ts';

const CATALOGUE = /\/locales\/[\w-]+\/([\w-]+)\.po(\?pseudo)?$/;

/** Makes a module of each PO file: the translated texts by the key of their English. */
export function catalogueFiles(): Plugin {
  return {
    name: 'catalogue-files',
    enforce: 'pre',
    transform(code, id) {
      const [, name, isPseudo] = CATALOGUE.exec(id) ?? [];
      if (name === undefined) return undefined;
      const { entries } = readPo(code);
      const own = isPseudo ? pseudo(entries) : entries;
      const patterns = own.filter((entry) => isPattern(entry) && entry.text !== '');
      const texts = {
        ...compileCatalogue(own.filter((entry) => !isPattern(entry))),
        ...Object.fromEntries(
          patterns.map(({ id, text }) => [`~${patternOf(id).source}`, numberedPlaces(id, text)]),
        ),
      };
      return { code: `export default ${JSON.stringify(texts)};`, map: null, moduleType: 'js' };
    },
  };
}

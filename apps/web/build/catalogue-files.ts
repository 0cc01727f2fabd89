import type { Plugin } from 'vite';
import { isPattern, patternOf } from './catalogue/catalogues.ts';
import { compileCatalogue, numberedPlaces } from './catalogue/compile-catalogue.ts';
import { readPo } from './catalogue/po-file.ts';
import { pseudo } from './catalogue/pseudo.ts';

const CATALOGUE = /\/locales\/[\w-]+\/([\w-]+)\.po(?:\?(pseudo|english))?$/;

/** Makes a module of each PO file: the translated texts by the key of their English. */
export function catalogueFiles(): Plugin {
  return {
    name: 'catalogue-files',
    enforce: 'pre',
    transform(code, id) {
      const [, name, form] = CATALOGUE.exec(id) ?? [];
      if (name === undefined) return undefined;
      const { entries } = readPo(code);
      if (form === 'english')
        return moduleOf(
          entries.filter(({ text }) => text !== '').map(({ id, text }) => ({ english: id, words: text })),
        );
      const own = form === 'pseudo' ? pseudo(entries) : entries;
      const patterns = own.filter((entry) => isPattern(entry) && entry.text !== '');
      const texts = {
        ...compileCatalogue(own.filter((entry) => !isPattern(entry))),
        ...Object.fromEntries(
          patterns.map(({ id, text }) => [`~${patternOf(id).source}`, numberedPlaces(id, text)]),
        ),
      };
      return moduleOf(texts);
    },
  };
}

const moduleOf = (content: object) =>
  ({ code: `export default ${JSON.stringify(content)};`, map: null, moduleType: 'js' }) as const;

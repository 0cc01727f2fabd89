import type { Plugin } from 'vite';
import { compiledTexts } from './catalogue/compiled-texts.ts';
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
      return moduleOf(compiledTexts(own));
    },
  };
}

const moduleOf = (content: object) =>
  ({ code: `export default ${JSON.stringify(content)};`, map: null, moduleType: 'js' }) as const;

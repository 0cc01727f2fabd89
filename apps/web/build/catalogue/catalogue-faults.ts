import {
  allTexts,
  literalPath,
  mailFiles,
  read,
  screenFiles,
  sentenceFiles,
  storedPo,
} from './catalogues.ts';
import { keyOf } from './compile-catalogue.ts';
import list from './data/literal-texts.json' with { type: 'json' };
import { LANGUAGES } from './languages.ts';
import { literalTexts, parsed, wordsOf } from './literal-texts.ts';
import { MAIL_TRANSLATIONS, mailTranslations } from './mail-translations.ts';
import { translationFault } from './message.ts';
import type { PoEntry } from './po-file.ts';

const RENEW = 'Run: npm run texts';

/** What is wrong with the texts of the screens and the mails, and their catalogues, one line each. */
export function catalogueFaults(): string[] {
  const texts = allTexts();
  return [
    ...literalFaults(),
    ...doubleKeys(texts),
    ...LANGUAGES.flatMap((language) =>
      [...texts].flatMap(([name, entries]) => fileFaults(language, name, entries)),
    ),
    ...(JSON.stringify(JSON.parse(read(MAIL_TRANSLATIONS))) === mailTranslations()
      ? []
      : [`${MAIL_TRANSLATIONS} is not what the PO files say. ${RENEW}`]),
  ];
}

/** English that is shown without the catalogue, and exceptions that nothing needs any more. */
function literalFaults(): string[] {
  const faults: string[] = [];
  const used = new Set<object | string>();
  for (const path of [...screenFiles(), ...mailFiles(), ...sentenceFiles()]) {
    const own = literalPath(path);
    const tree = parsed(path, read(path));
    for (const node of literalTexts(tree)) {
      const words = wordsOf(node).replace(/\s+/g, ' ').trim();
      const exception =
        list.later.find((start) => own.startsWith(start)) ??
        list.untranslated.find((one) => own === one.path && (one.text ?? words) === words);
      if (exception) used.add(exception);
      else
        faults.push(
          `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}  “${words}” is not in the catalogue: use t, rich or plural`,
        );
    }
  }
  const idle = [...list.later, ...list.untranslated].filter((one) => !used.has(one));
  return [
    ...faults,
    ...idle.map((one) => `literal-texts.json has an exception that nothing needs: ${JSON.stringify(one)}`),
  ];
}

/** Two texts whose short keys are the same would be taken for one another. */
function doubleKeys(texts: ReadonlyMap<string, readonly PoEntry[]>): string[] {
  const ids = new Map<string, string>();
  return [...texts.values()].flat().flatMap(({ id }) => {
    const other = ids.get(keyOf(id));
    ids.set(keyOf(id), id);
    return other === undefined
      ? []
      : [`“${id}” and “${other}” have the same key: word one of them differently`];
  });
}

function fileFaults(language: string, name: string, entries: readonly PoEntry[]): string[] {
  const place = `${language}/${name}.po`;
  const stored = storedPo(language, name);
  if (!stored) return [`${place} is missing. ${RENEW}`];
  const wanted = new Set(entries.map(({ id }) => id));
  const there = new Set(stored.entries.map(({ id }) => id));
  return [
    ...[...wanted].filter((id) => !there.has(id)).map((id) => `${place}: “${id}” is missing. ${RENEW}`),
    ...[...there].filter((id) => !wanted.has(id)).map((id) => `${place}: nothing uses “${id}”. ${RENEW}`),
    ...stored.entries.flatMap(({ id, text }) => {
      const fault = text === '' ? undefined : translationFault(id, text);
      return fault === undefined ? [] : [`${place}: “${text}”: ${fault}`];
    }),
  ];
}

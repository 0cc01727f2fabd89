// `npm run texts`: finds every text of the screens and the mails, and writes the catalogues for translators; what is translated stays.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { allTexts, LOCALES, poPath, ROOT, storedPo, storedTexts } from './catalogue/catalogues.ts';
import { DRAFT, LANGUAGES } from './catalogue/languages.ts';
import { MAIL_TRANSLATIONS, mailTranslations } from './catalogue/mail-translations.ts';
import { writePo } from './catalogue/po-file.ts';

const texts = allTexts();
const total = [...texts.values()].reduce((sum, entries) => sum + entries.length, 0);
for (const language of LANGUAGES) {
  const stored = storedTexts(language);
  const readers = new Map(
    [...texts.keys()].map((name) => [name, storedPo(language, name)?.headers['X-Reviewer']]),
  );
  let translated = 0;
  for (const [name, entries] of texts) {
    const own = entries
      .map((entry) => ({ ...entry, text: language === 'en' ? '' : (stored.get(entry.id) ?? '') }))
      .toSorted(byPlace);
    translated += own.filter(({ text }) => text !== '').length;
    const path = resolve(ROOT, poPath(language, name));
    mkdirSync(dirname(path), { recursive: true });
    const reviewer = language === 'en' ? 'the source' : (readers.get(name) ?? DRAFT);
    const headers = {
      Language: language,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
      'X-Reviewer': reviewer,
    };
    writeFileSync(path, writePo({ headers, entries: own }));
  }
  for (const file of readdirSync(resolve(ROOT, LOCALES, language))) {
    if (!texts.has(file.replace(/\.po$/, ''))) rmSync(resolve(ROOT, LOCALES, language, file));
  }
  if (language !== 'en') console.log(`${language}: ${translated} of ${total} texts`);
}
writeFileSync(resolve(ROOT, MAIL_TRANSLATIONS), mailTranslations());

function byPlace(
  one: { places: readonly string[]; id: string },
  other: { places: readonly string[]; id: string },
): number {
  const [first = '', second = ''] = [one.places[0], other.places[0]];
  return first === second ? 0 : first < second ? -1 : 1;
}

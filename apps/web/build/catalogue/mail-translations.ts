import { allTexts, mailFiles, read, storedTexts, unnamed } from './catalogues.ts';
import { numberedPlaces } from './compile-catalogue.ts';
import { extractTexts } from './extract-texts.ts';
import { LANGUAGES } from './languages.ts';
import { readMessage } from './message.ts';

/** The texts of the mails as the API reads them: made of the PO files, so that translators know one place alone. */
export const MAIL_TRANSLATIONS = 'apps/api/src/mail/texts/data/mail-translations.json';

type Translations = Record<string, string | Readonly<Record<string, string>>>;

/** What the file must hold, in one line; `npm run data` lays it out. */
export function mailTranslations(): string {
  const wanted = new Set(
    mailFiles().flatMap((path) => extractTexts(path, read(path)).map(({ id }) => unnamed(id))),
  );
  const ids = [...allTexts().values()]
    .flat()
    .map(({ id }) => id)
    .filter((id) => wanted.has(unnamed(id)))
    .toSorted();
  const languages = Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language) => [
      language,
      translated(ids, storedTexts(language)),
    ]),
  );
  const file = {
    $schema: './mail-translations.schema.json',
    source: 'apps/web/src/locales, by npm run texts',
    languages,
  };
  return JSON.stringify(file);
}

function translated(ids: readonly string[], stored: ReadonlyMap<string, string>): Translations {
  const texts: Translations = {};
  for (const id of ids) {
    const text = stored.get(id);
    if (text === undefined) continue;
    const [english, own] = [readMessage(id), readMessage(text)];
    const key = english.forms ? `${english.forms.one ?? english.text}|${english.text}` : unnamed(id);
    texts[key] = own.forms ?? numberedPlaces(id, own.text);
  }
  return texts;
}

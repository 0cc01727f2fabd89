import { setTranslation } from './texts.ts';
import { CatalogueTranslation, type Texts } from './translation.ts';

type Load = () => Promise<{ default: Texts }>;

/** The catalogues of all languages but those of the mails; the build makes a file of each. */
const FILES = import.meta.glob<{ default: Texts }>(['../../locales/*/*.po', '!../../locales/*/mails.po']);
/** English with accents and 40 % longer, which shows on a screen what is not in the catalogue. */
const PSEUDO = import.meta.glob<{ default: Texts }>(['../../locales/en/*.po', '!../../locales/en/mails.po'], {
  query: '?pseudo',
});
export const PSEUDO_LANGUAGE = 'en-XA';

let translation: CatalogueTranslation | undefined;
let language = 'en';
let ready: Promise<void> | undefined;
const loaded = new Map<string, Promise<void>>();

const fileOf = (catalogue: string): Load | undefined =>
  language === PSEUDO_LANGUAGE
    ? PSEUDO[`../../locales/en/${catalogue}.po`]
    : FILES[`../../locales/${language}/${catalogue}.po`];

/** Loads what every screen needs of a language, before the code of any screen is run; once for a page. */
export function loadLanguage(chosen: string): Promise<void> {
  if (!ready || chosen !== language) {
    language = chosen;
    loaded.clear();
    translation = new CatalogueTranslation(chosen);
    const found = translation;
    ready = Promise.all(['shared', 'contract'].map(loadCatalogue)).then(() => setTranslation(found, chosen));
  }
  return ready;
}

/** Catalogues that a feature needs beside its own. */
const BESIDE: Readonly<Record<string, string>> = {
  resumes: 'resume-fields',
  'job-tracker': 'postings',
  'saved-jobs': 'postings',
  'cover-letters': 'postings',
};

/** Loads the texts of one feature. What could not be loaded is asked for again. */
export function loadCatalogue(catalogue: string): Promise<void> {
  let loading = loaded.get(catalogue);
  if (!loading) {
    const wanted = [catalogue, BESIDE[catalogue] ?? ''];
    loading = Promise.all(wanted.map((name) => fileOf(name)?.()))
      .then((files) => {
        for (const file of files) if (file) translation?.add(file.default);
      })
      .catch((error: unknown) => {
        loaded.delete(catalogue);
        throw error;
      });
    loaded.set(catalogue, loading);
  }
  return loading;
}

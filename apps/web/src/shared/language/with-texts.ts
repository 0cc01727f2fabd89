/** The code that finds texts is loaded for other languages only. */
const loader = () => import('./load-language.ts');

/** The language of the page, as the first script of it chose; a page without one is a test. */
const pageLanguage = (): string => document.documentElement.lang || 'en';
const isEnglish = (): boolean => pageLanguage() === 'en';

/** Resolves once the texts that every screen needs are there: at once in English, which stands in for what cannot be loaded. */
export const languageReady = async (): Promise<void> =>
  isEnglish()
    ? undefined
    : loader()
        .then(({ loadLanguage }) => loadLanguage(pageLanguage()))
        .catch(inEnglish);

/** Before any text is shown; the bar that says so comes when it can. */
function inEnglish(): void {
  const page = document.documentElement;
  page.lang = 'en';
  page.dir = 'ltr';
  import('./english-instead.ts').then(({ sayEnglishInstead }) => sayEnglishInstead()).catch(() => undefined);
}

/**
 * Loads code of a feature after its texts, since a module may look them up as soon as it is run. Where the texts cannot be
 * loaded the code is missing, too: no screen is in two languages.
 */
export const withTexts = <Code>(feature: string, load: () => Promise<Code>): Promise<Code> =>
  isEnglish()
    ? load()
    : loader()
        .then(({ loadCatalogue }) => loadCatalogue(feature))
        .then(load);

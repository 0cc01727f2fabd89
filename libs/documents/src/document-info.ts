/** What a document says about itself to readers and search. */
export interface DocumentInfo {
  title: string;
  author: string;
  /** BCP 47 tag, such as en-NG. */
  language: string;
  /** The resume for machines, see `printedWords`; it lets a PDF be read back field by field. */
  words?: string | undefined;
}

/** Keeps a wrong tag from breaking the file: readers fall back to English. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

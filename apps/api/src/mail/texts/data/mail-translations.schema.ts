// Generated from the JSON Schema by `npm run data`.

/**
 * The texts of mails in other languages, as `npm run texts` makes them of the PO files.
 */
export interface MailTranslations {
  $schema?: string;
  /**
   * Where the rows are from.
   */
  source: string;
  languages: {
    [k: string]: Translations;
  };
}
/**
 * By the English: `{}` is a place in it, `one|other` its two forms. `{0}` is the first thing that is filled in.
 */
export interface Translations {
  [k: string]:
    | string
    | {
        [k: string]: string;
      };
}

// Generated from the JSON Schema by `npm run data`.

/**
 * English in the sources of the screens that is not in the catalogue.
 */
export interface LiteralTexts {
  $schema?: string;
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Files and folders whose texts are still to be put into the catalogue; the list only gets shorter.
   */
  later: string[];
  /**
   * What looks like a text and is none, or has the language of a document.
   */
  untranslated: {
    /**
     * File or folder below apps/web/src, or of the API from the root.
     */
    path: string;
    /**
     * The words, with {} for what is filled in; all of the file without it.
     */
    text?: string;
    reason: string;
  }[];
}

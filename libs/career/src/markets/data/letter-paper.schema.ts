// Generated from the JSON Schema by `npm run data`.

/**
 * Everywhere else paper is A4.
 */
export interface LetterPaper {
  source: {
    url: string;
    /**
     * When the page was read.
     */
    read: string;
  };
  /**
   * @minItems 1
   *
   * Items: ISO 3166-1 alpha-2.
   */
  countries: [string, ...string[]];
  /**
   * Letter is in common use there, although the source has A4.
   */
  byCustom: string[];
}

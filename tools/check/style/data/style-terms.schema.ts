// Generated from the JSON Schema by `npm run data`.

/**
 * Words that read as translated, and what to write instead
 */
export interface StyleTerms {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Only phrases of which nearly every use is wrong.
   */
  terms: {
    /**
     * A regular expression, matched whatever the case.
     */
    pattern: string;
    /**
     * What to write.
     */
    instead: string;
  }[];
  /**
   * Words that others fixed, exactly as they are written.
   */
  exceptions: {
    words: string;
    reason: string;
  }[];
  /**
   * Folders whose words are still to be rewritten; the list only gets shorter.
   */
  later: {
    folder: string;
    reason: string;
  }[];
}

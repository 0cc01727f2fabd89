// Generated from the JSON Schema by `npm run data`.

/**
 * Empty words and wrong spellings
 */
export interface WordingFaults {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Praise that anybody could write, and fillers.
   */
  buzzwords: string[];
  /**
   * Wrong spelling and the right one. Only words that are no word of any English.
   */
  misspellings: {
    [k: string]: string;
  };
}

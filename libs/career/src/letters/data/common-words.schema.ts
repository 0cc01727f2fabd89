// Generated from the JSON Schema by `npm run data`.

/**
 * Words that say nothing about the work
 */
export interface CommonWords {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * The small words of English.
   */
  stopWords: string[];
  /**
   * Words that every posting and every resume uses.
   */
  generalWords: string[];
}

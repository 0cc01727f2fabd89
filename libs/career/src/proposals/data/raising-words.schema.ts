// Generated from the JSON Schema by `npm run data`.

/**
 * Words that raise what is said of a person
 */
export interface RaisingWords {
  $schema?: string;
  /**
   * Where the words are from.
   */
  source: string;
  /**
   * How much or how many, without a figure.
   */
  quantities: string[];
  /**
   * How well.
   */
  levels: string[];
  /**
   * Above whom.
   */
  ranks: string[];
  /**
   * By whose word, and compared with whom.
   */
  standing: string[];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * Words that say the same
 */
export interface Equivalents {
  /**
   * Where the rows are from.
   */
  source: string;
  same: string[][];
  implies: {
    held: string[];
    said: string[];
  }[];
  irregular: {
    [k: string]: string;
  };
}

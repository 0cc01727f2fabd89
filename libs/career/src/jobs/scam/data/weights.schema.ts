// Generated from the JSON Schema by `npm run data`.

/**
 * What each sign of a scam weighs; written by `npm run fit:scam`
 */
export interface Weights {
  $schema?: string;
  source: string;
  bias: number;
  /**
   * Sum from which a posting is to be checked.
   */
  check: number;
  /**
   * Sum from which a posting shows signs of a scam.
   */
  stop: number;
  weights: {
    [k: string]: number;
  };
}

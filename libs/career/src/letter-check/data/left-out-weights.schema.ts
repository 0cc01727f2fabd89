// Generated from the JSON Schema by `npm run data`.

/**
 * What each sign of something left out weighs; written by `npm run fit:letter-check`
 */
export interface LeftOutWeights {
  $schema?: string;
  /**
   * Where the rows are from.
   */
  source: string;
  bias: number;
  /**
   * Weight of the share of a claim's words that no statement holds.
   */
  unheld: number;
  /**
   * Above it a sentence is refused that the rules let pass.
   */
  refused: number;
  /**
   * Below it a sentence is let pass that the rules refuse.
   */
  letPass: number;
  weights: {
    [k: string]: number;
  };
}

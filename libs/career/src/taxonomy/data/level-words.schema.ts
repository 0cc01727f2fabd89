// Generated from the JSON Schema by `npm run data`.

/**
 * Words of a job title that say how senior or on what terms, not what the work is
 */
export interface LevelWords {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Never part of what the work is.
   */
  levelPhrases: string[];
  levelWords: string[];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * English that saved analyses still have, and the text of the catalogue that says it today: both are found.
 */
export interface EarlierSentences {
  /**
   * Where the sentences are from.
   */
  source: string;
  sentences: Sentence[];
}
export interface Sentence {
  /**
   * As the catalogue has it.
   */
  now: string;
  /**
   * Earlier wordings, with the same places.
   *
   * @minItems 1
   */
  before: [string, ...string[]];
}

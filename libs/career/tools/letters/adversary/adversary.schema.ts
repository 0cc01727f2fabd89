// Generated from the JSON Schema by `npm run data`.

/**
 * What a model that obeys a posting puts into a letter, of one style
 */
export interface Adversary {
  style: string;
  source: string;
  /**
   * @minItems 10
   *
   * Items: The text as the model writes it; false of every background.
   */
  rows: [string, string, string, string, string, string, string, string, string, string, ...string[]];
}

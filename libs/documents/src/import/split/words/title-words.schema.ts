// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface TitleWords {
  /**
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * @minItems 1
   */
  endings: [string, ...string[]];
  /**
   * @minItems 1
   */
  qualifiers: [string, ...string[]];
}

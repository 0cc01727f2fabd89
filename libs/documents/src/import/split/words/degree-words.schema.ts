// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface DegreeWords {
  /**
   * @minItems 1
   */
  short: [string, ...string[]];
  /**
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * @minItems 1
   */
  subjects: [string, ...string[]];
  /**
   * Names of several words, as patterns: all of it is the degree, and what follows its subject.
   *
   * @minItems 1
   */
  whole: [string, ...string[]];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface LevelWords {
  /**
   * @minItems 1
   */
  native: [string, ...string[]];
  /**
   * @minItems 1
   */
  advanced: [string, ...string[]];
  /**
   * @minItems 1
   */
  intermediate: [string, ...string[]];
  /**
   * @minItems 1
   */
  beginner: [string, ...string[]];
}

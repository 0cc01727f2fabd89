// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface DateWords {
  /**
   * @minItems 1
   */
  now: [string, ...string[]];
  /**
   * @minItems 1
   */
  to: [string, ...string[]];
  /**
   * @minItems 1
   */
  from: [string, ...string[]];
  /**
   * @minItems 1
   */
  since: [string, ...string[]];
  /**
   * @minItems 1
   */
  season: [string, ...string[]];
  /**
   * @minItems 1
   */
  expected: [string, ...string[]];
  /**
   * @minItems 1
   */
  label: [string, ...string[]];
}

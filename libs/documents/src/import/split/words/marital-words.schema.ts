// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface MaritalWords {
  /**
   * @minItems 1
   */
  single: [string, ...string[]];
  /**
   * @minItems 1
   */
  married: [string, ...string[]];
  /**
   * @minItems 1
   */
  divorced: [string, ...string[]];
  /**
   * @minItems 1
   */
  separated: [string, ...string[]];
  /**
   * @minItems 1
   */
  widowed: [string, ...string[]];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * How resumes say how far national service is. Written by the authors of this product.
 */
export interface ServiceWords {
  /**
   * @minItems 1
   */
  discharged: [string, ...string[]];
  /**
   * @minItems 1
   */
  exempt: [string, ...string[]];
  /**
   * @minItems 1
   */
  excluded: [string, ...string[]];
  /**
   * @minItems 1
   */
  serving: [string, ...string[]];
  /**
   * @minItems 1
   */
  'not-yet': [string, ...string[]];
}

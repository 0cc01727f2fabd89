// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface Labels {
  /**
   * @minItems 1
   */
  title: [string, ...string[]];
  /**
   * @minItems 1
   */
  employer: [string, ...string[]];
  /**
   * @minItems 1
   */
  place: [string, ...string[]];
  /**
   * @minItems 1
   */
  school: [string, ...string[]];
  /**
   * @minItems 1
   */
  degree: [string, ...string[]];
  /**
   * @minItems 1
   */
  field: [string, ...string[]];
  /**
   * @minItems 1
   */
  grade: [string, ...string[]];
  /**
   * @minItems 1
   */
  date: [string, ...string[]];
  /**
   * @minItems 1
   */
  issuer: [string, ...string[]];
  /**
   * @minItems 1
   */
  duties: [string, ...string[]];
  /**
   * Bodies that set an examination: beside the school, and no field of a course.
   *
   * @minItems 1
   */
  board: [string, ...string[]];
  /**
   * What belongs to no field of an entry and is shown as left out.
   *
   * @minItems 1
   */
  aside: [string, ...string[]];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface ContactWords {
  /**
   * @minItems 1
   */
  email: [string, ...string[]];
  /**
   * @minItems 1
   */
  phone: [string, ...string[]];
  /**
   * @minItems 1
   */
  location: [string, ...string[]];
  /**
   * @minItems 1
   */
  name: [string, ...string[]];
  /**
   * @minItems 1
   */
  link: [string, ...string[]];
  /**
   * @minItems 1
   */
  label: [string, ...string[]];
  /**
   * @minItems 1
   */
  nationality: [string, ...string[]];
  /**
   * @minItems 1
   */
  dateOfBirth: [string, ...string[]];
  /**
   * @minItems 1
   */
  gender: [string, ...string[]];
  /**
   * @minItems 1
   */
  maritalStatus: [string, ...string[]];
  /**
   * @minItems 1
   */
  idNumber: [string, ...string[]];
  /**
   * @minItems 1
   */
  stateOfOrigin: [string, ...string[]];
  /**
   * @minItems 1
   */
  lga: [string, ...string[]];
  /**
   * @minItems 1
   */
  workRight: [string, ...string[]];
  /**
   * @minItems 1
   */
  visaStatus: [string, ...string[]];
  /**
   * @minItems 1
   */
  noticePeriod: [string, ...string[]];
  /**
   * @minItems 1
   */
  nationalService: [string, ...string[]];
  /**
   * @minItems 1
   */
  private: [string, ...string[]];
  /**
   * @minItems 1
   */
  document: [string, ...string[]];
  /**
   * Labels of the family name alone.
   *
   * @minItems 1
   */
  familyName: [string, ...string[]];
  /**
   * Labels of the other names alone.
   *
   * @minItems 1
   */
  givenName: [string, ...string[]];
}

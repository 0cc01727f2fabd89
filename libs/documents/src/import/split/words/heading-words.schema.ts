// Generated from the JSON Schema by `npm run data`.

/**
 * Gathered by the authors of this product from the languages they read: English, French, German, Portuguese and Swahili. No list is a copy of somebody else’s.
 */
export interface HeadingWords {
  sections: {
    /**
     * @minItems 1
     */
    contact: [string, ...string[]];
    /**
     * @minItems 1
     */
    summary: [string, ...string[]];
    /**
     * @minItems 1
     */
    experience: [string, ...string[]];
    /**
     * @minItems 1
     */
    education: [string, ...string[]];
    /**
     * @minItems 1
     */
    skills: [string, ...string[]];
    /**
     * @minItems 1
     */
    achievements: [string, ...string[]];
    /**
     * @minItems 1
     */
    certifications: [string, ...string[]];
    /**
     * @minItems 1
     */
    languages: [string, ...string[]];
    /**
     * @minItems 1
     */
    projects: [string, ...string[]];
    /**
     * @minItems 1
     */
    volunteer: [string, ...string[]];
    /**
     * @minItems 1
     */
    publications: [string, ...string[]];
    /**
     * @minItems 1
     */
    references: [string, ...string[]];
    /**
     * @minItems 1
     */
    interests: [string, ...string[]];
    /**
     * @minItems 1
     */
    other: [string, ...string[]];
  };
  /**
   * @minItems 1
   */
  modifiers: [string, ...string[]];
}

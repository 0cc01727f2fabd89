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
    internships: [string, ...string[]];
    /**
     * @minItems 1
     */
    education: [string, ...string[]];
    /**
     * @minItems 1
     */
    schoolExams: [string, ...string[]];
    /**
     * @minItems 1
     */
    nationalService: [string, ...string[]];
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
    training: [string, ...string[]];
    /**
     * @minItems 1
     */
    memberships: [string, ...string[]];
    /**
     * @minItems 1
     */
    licences: [string, ...string[]];
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
    volunteering: [string, ...string[]];
    /**
     * @minItems 1
     */
    publications: [string, ...string[]];
    /**
     * @minItems 1
     */
    conferences: [string, ...string[]];
    /**
     * @minItems 1
     */
    referees: [string, ...string[]];
    /**
     * @minItems 1
     */
    interests: [string, ...string[]];
    /**
     * @minItems 1
     */
    other: [string, ...string[]];
    /**
     * @minItems 1
     */
    formal: [string, ...string[]];
  };
  /**
   * @minItems 1
   */
  modifiers: [string, ...string[]];
  /**
   * Beginnings of words that say what a heading is about which is a clause: 'What I am good at'. Of several, the first kind counts.
   */
  spoken: {
    /**
     * @minItems 1
     */
    referees: [string, ...string[]];
    /**
     * @minItems 1
     */
    languages: [string, ...string[]];
    /**
     * @minItems 1
     */
    education: [string, ...string[]];
    /**
     * @minItems 1
     */
    volunteering: [string, ...string[]];
    /**
     * @minItems 1
     */
    achievements: [string, ...string[]];
    /**
     * @minItems 1
     */
    contact: [string, ...string[]];
    /**
     * @minItems 1
     */
    interests: [string, ...string[]];
    /**
     * @minItems 1
     */
    experience: [string, ...string[]];
    /**
     * @minItems 1
     */
    skills: [string, ...string[]];
  };
}

// Generated from the JSON Schema by `npm run data`.

/**
 * The same job of the same person, as many write it and as it can be written, each with the score of our own analysis.
 */
export interface BeforeAfter {
  $schema?: string;
  source: string;
  measuredIn: string;
  person: {
    name: string;
    work: string;
  };
  /**
   * As it was handed in.
   */
  before: {
    score: number;
    title: string;
    summary: string;
    company: string;
    /**
     * @minItems 1
     */
    lines: [string, ...string[]];
    /**
     * @minItems 1
     */
    skills: [string, ...string[]];
  };
  /**
   * The same work, said in deeds and figures.
   */
  after: {
    score: number;
    title: string;
    summary: string;
    company: string;
    /**
     * @minItems 1
     */
    lines: [string, ...string[]];
    /**
     * @minItems 1
     */
    skills: [string, ...string[]];
  };
}

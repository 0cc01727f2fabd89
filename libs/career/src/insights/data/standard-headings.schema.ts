// Generated from the JSON Schema by `npm run data`.

/**
 * Headings of the main sections that readers of resumes know
 */
export interface StandardHeadings {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Headings of the main sections that readers of resumes know.
   */
  headings: {
    summary: string[];
    experience: string[];
    education: string[];
    skills: string[];
  };
}

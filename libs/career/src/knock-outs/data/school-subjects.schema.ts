// Generated from the JSON Schema by `npm run data`.

/**
 * Subjects of examinations at the end of school
 */
export interface SchoolSubjects {
  $schema?: string;
  source: string;
  subjects: {
    key: string;
    /**
     * Pattern of the names it is written by.
     */
    forms: string;
  }[];
}

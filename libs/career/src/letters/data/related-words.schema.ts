// Generated from the JSON Schema by `npm run data`.

/**
 * Words for the same field of work, for finding the line of a resume that a requirement is nearest to
 */
export interface RelatedWords {
  $schema?: string;
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Words of one field, separated by blanks. They only decide which line is printed first, never what is claimed.
   */
  families: string[];
}

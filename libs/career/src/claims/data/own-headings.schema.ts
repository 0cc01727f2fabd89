// Generated from the JSON Schema by `npm run data`.

/**
 * Words in the headings of sections that a person names
 */
export interface OwnHeadings {
  $schema?: string;
  source: string;
  /**
   * One of these has to be there, or the heading is not understood and nothing below it is claimed.
   */
  nouns: string;
  /**
   * Words by which what stands below may be a wish, a study, somebody else's or over.
   */
  lessening: string;
  /**
   * Verbs with which a sentence begins that tells of no deed of its writer.
   */
  noDeeds: string;
}

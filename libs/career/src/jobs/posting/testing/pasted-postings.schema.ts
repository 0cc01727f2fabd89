// Generated from the JSON Schema by `npm run data`.

/**
 * Pasted postings and what a reader should find in them
 */
export interface PastedPostings {
  $schema?: string;
  /**
   * Who wrote the postings.
   */
  source: string;
  postings: {
    /**
     * Where such a posting is copied from.
     */
    kind: string;
    /**
     * Kinds that are held back are scored and never looked at.
     */
    part: 'seen' | 'held-back';
    /**
     * @minItems 1
     */
    text: [string, ...string[]];
    found: {
      company: string;
      position: string;
      location: string;
      deadline: string;
      requirements: string[];
    };
  }[];
}

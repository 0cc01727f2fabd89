// Generated from the JSON Schema by `npm run data`.

/**
 * Words by which postings say who may apply
 */
export interface Cues {
  $schema?: string;
  source: string;
  /**
   * Expressions that rows use as {NAME}. @ is a list of places.
   */
  groups: {
    [k: string]: string;
  };
  /**
   * Words that may stand between two others; bounded, so that reading takes time in proportion to the text.
   */
  gaps: {
    [k: string]: string;
  };
  rows: {
    says:
      | 'condition'
      | 'welcome'
      | 'outside'
      | 'excluded'
      | 'not-here'
      | 'workplace'
      | 'anyone'
      | 'no-sponsor'
      | 'clock'
      | 'closed';
    /**
     * Over a clause in lower case without punctuation.
     */
    pattern: string;
    /**
     * A sentence that this row matches.
     */
    example: string;
    /**
     * Key of `clauses`: another cue that has to be in the same clause.
     */
    needs?: string;
    /**
     * Not believed in a clause that tells facts about customers, pay ranges or trips.
     */
    soft?: boolean;
  }[];
  implied: {
    /**
     * Over a clause as written.
     */
    pattern: string;
    /**
     * @minItems 1
     */
    countries: [string, ...string[]];
    example: string;
  }[];
  clauses: {
    [k: string]: string;
  };
}

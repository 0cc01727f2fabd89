// Generated from the JSON Schema by `npm run data`.

/**
 * Words by which postings ask for what is checked before applying
 */
export interface Wordings {
  $schema?: string;
  source: string;
  /**
   * Parts of patterns, named in braces there.
   */
  groups: {
    [k: string]: string;
  };
  /**
   * Words by which a sentence asks for something.
   */
  asking: string;
  /**
   * Words that end the reach of a wish.
   */
  hard: string;
  /**
   * Words of a wish: what they reach is not asked for.
   */
  soft: string;
  /**
   * Words that say that nothing is asked for.
   */
  denied: string;
  /**
   * Words by which the employer speaks of itself.
   */
  ours: string;
  /**
   * Where the employer speaks of itself and asks for something.
   */
  oursAsking: string;
  /**
   * Words that begin the work to be done.
   */
  duty: string;
  /**
   * Words with which a line of duties begins.
   */
  task: string;
  /**
   * Sentences about something other than the person.
   */
  thing: string;
  /**
   * What has an age and is no applicant.
   */
  notPeople: string;
  rows: {
    gate: string;
    /**
     * What the pattern finds.
     */
    reads: string;
    /**
     * Over a sentence in small letters with plain quotes and dashes. `n` is a number, `to` a second one.
     */
    pattern: string;
    /**
     * Words that it is for.
     */
    example: string;
  }[];
  /**
   * Words by which a posting turns people away who lack what it names.
   */
  excludes: string;
}

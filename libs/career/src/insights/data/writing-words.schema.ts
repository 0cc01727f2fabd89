// Generated from the JSON Schema by `npm run data`.

/**
 * Words that the writing checks look for
 */
export interface WritingWords {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Verbs that a statement may open with, in their base form.
   */
  actionVerbs: string[];
  /**
   * Past forms that do not end in -ed.
   */
  irregularPasts: {
    [k: string]: string;
  };
  /**
   * Verbs whose last letter doubles before -ed and -ing.
   */
  doubling: string[];
  /**
   * Words in -ed that describe and do not act.
   */
  describing: string[];
  /**
   * Verbs of leading others; with such a statement an advanced skill counts as expert.
   */
  leadingVerbs: string[];
  /**
   * Openings that name a duty instead of a deed.
   */
  dutyPhrases: string[];
}

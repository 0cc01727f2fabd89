// Generated from the JSON Schema by `npm run data`.

/**
 * Verbs that statements of work begin with
 */
export interface Verbs {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Verbs that statements of work begin with.
   */
  bases: string;
  /**
   * Past forms that do not end in -ed, by base.
   */
  irregularPasts: {
    [k: string]: string;
  };
  /**
   * Verbs of one stressed last syllable double their last letter.
   */
  doubling: string[];
  /**
   * Words in -ed that are no verb of the person's own.
   */
  noPast: string[];
}

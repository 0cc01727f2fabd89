// Generated from the JSON Schema by `npm run data`.

/**
 * Forms of words that rules of endings do not find
 */
export interface WordForms {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Words that lose their difference when endings are cut, as Porter's rules cut them: a product is no production.
   */
  keptApart: string[];
  /**
   * Forms that ending rules do not lead back to the verb: past forms, and nouns of the action.
   */
  irregularForms: {
    [k: string]: string;
  };
  /**
   * Past forms without -ed.
   */
  pastForms: string[];
  /**
   * Nouns in -ing that name a field and not what was done: someone who accounted for sales did no accounting.
   */
  nounsOfFields: string[];
}

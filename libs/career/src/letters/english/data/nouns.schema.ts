// Generated from the JSON Schema by `npm run data`.

/**
 * Nouns that begin like a deed
 */
export interface Nouns {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Verbs whose base form is as often a noun or an adjective.
   */
  nouns: string;
  /**
   * Those of them that are verbs before a preposition, too: `cook for 200 pupils`.
   */
  withPreposition: string;
  /**
   * Verbs that take no object: `care notes`, `work orders` are names.
   */
  intransitive: string;
  /**
   * Goods and people that need neither article nor plural as an object.
   */
  massNouns: string;
  /**
   * The same of matters, which are half of a name as often: `store security`.
   */
  matters: string;
  /**
   * Those that resumes put before an object without its article: `lead team of six`.
   */
  clippedVerbs: string;
  /**
   * Words in -ing that often stand before a noun: `cleaning rota`.
   */
  gerunds: string;
  /**
   * Plurals that are the second half of such a name.
   */
  gerundSeconds: string;
  /**
   * Names of things that begin like a deed, as patterns.
   */
  compounds: string[];
}

// Generated from the JSON Schema by `npm run data`.

/**
 * Words of any letter
 */
export interface PlainWords {
  /**
   * Where the rows are from.
   */
  source: string;
  groups: {
    function: string;
    letter: string;
    work: string;
    verbs: string;
    qualities: string;
    nouns: string;
    numbers: string;
    more: string;
    formula: string;
  };
  notPlain: string;
}

// Generated from the JSON Schema by `npm run data`.

/**
 * Sentences about money that ask the applicant to pay, in unusual words, and that do not
 */
export interface MoneySentences {
  /**
   * Where the rows are from.
   */
  source: string;
  first: {
    asking: string[];
    notAsking: string[];
  };
  second: {
    asking: string[];
    notAsking: string[];
  };
}

// Generated from the JSON Schema by `npm run data`.

/**
 * British and American spellings
 */
export interface Spellings {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Stems that take -ise in British and -ize in American spelling.
   */
  stems: string[];
  /**
   * British word, American word. Ambiguous ones (programme, licence, cheque) go one way only.
   */
  pairs: [string, string][];
  /**
   * Only this way: the American word stands for more than one British one.
   */
  toAmericanOnly: [string, string][];
}

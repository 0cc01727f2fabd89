// Generated from the JSON Schema by `npm run data`.

/**
 * What the product prints of itself in documents of one language. Own words, written for this product.
 */
export interface LanguageWords {
  /**
   * Who wrote the words, and who of the speakers read them.
   */
  source: string;
  months: string[];
  shortMonths: string[];
  /**
   * How a month and a day are written: {day}, {month} and {year} are replaced.
   */
  dates: {
    month: string;
    shortMonth: string;
    day: string;
    shortDay: string;
    numericDay: string;
    /**
     * The first day of a month, where it is not the figure.
     */
    firstDay?: string;
  };
  /**
   * After a label.
   */
  colon: string;
  /**
   * Each text by its English one.
   */
  texts: {
    [k: string]: string;
  };
}

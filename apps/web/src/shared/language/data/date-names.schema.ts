// Generated from the JSON Schema by `npm run data`.

/**
 * Names of months and days of languages in which browsers write no dates.
 */
export interface DateNames {
  /**
   * Where the names are from.
   */
  source: string;
  languages: {
    [k: string]: NamesOfALanguage;
  };
}
export interface NamesOfALanguage {
  /**
   * January first.
   */
  months: {
    /**
     * @minItems 12
     * @maxItems 12
     */
    long: [string, string, string, string, string, string, string, string, string, string, string, string];
    /**
     * @minItems 12
     * @maxItems 12
     */
    short: [string, string, string, string, string, string, string, string, string, string, string, string];
  };
  /**
   * Sunday first.
   */
  weekdays: {
    /**
     * @minItems 7
     * @maxItems 7
     */
    long: [string, string, string, string, string, string, string];
    /**
     * @minItems 7
     * @maxItems 7
     */
    short: [string, string, string, string, string, string, string];
  };
}

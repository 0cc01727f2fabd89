// Generated from the JSON Schema by `npm run data`.

/**
 * How postings write a currency
 */
export interface Currencies {
  $schema?: string;
  sources: {
    [k: string]: string;
  };
  own: {
    code: string;
    /**
     * @minItems 1
     */
    signs: [string, ...string[]];
    /**
     * Signs that mean the currency only right before a number.
     */
    beforeNumber?: string[];
    /**
     * Key of `sources`.
     */
    source: string;
  }[];
  shared: {
    /**
     * @minItems 1
     */
    signs: [string, ...string[]];
    byCountry: {
      [k: string]: string;
    };
    /**
     * Where the country is unknown; null leaves the currency unknown.
     */
    otherwise: string | null;
    /**
     * Key of `sources`.
     */
    source: string;
  }[];
}

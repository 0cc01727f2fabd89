// Generated from the JSON Schema by `npm run data`.

/**
 * Countries as postings name them
 */
export type Countries = {
  /**
   * ISO 3166-1 alpha-2.
   */
  code: string;
  /**
   * The first is the one shown.
   *
   * @minItems 1
   */
  names: [string, ...string[]];
  /**
   * @minItems 1
   */
  people: [string, ...string[]];
  /**
   * Hours from UTC over the country and the year, both ends included.
   *
   * @minItems 2
   * @maxItems 2
   */
  utc: [number, number];
  regions: string[];
  /**
   * Key of sources.json.
   */
  source: string;
}[];

// Generated from the JSON Schema by `npm run data`.

/**
 * Towns, districts, states and provinces by country
 */
export type Towns = {
  country: string;
  /**
   * @minItems 1
   */
  names: [string, ...string[]];
  /**
   * Abbreviations, read only after a town, in a list of states or in a location line.
   */
  states?: string[];
  /**
   * Key of sources.json.
   */
  source: string;
}[];

// Generated from the JSON Schema by `npm run data`.

/**
 * Words for regions; their countries name the region
 */
export type Regions = {
  region: string;
  /**
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Key of sources.json.
   */
  source: string;
}[];

// Generated from the JSON Schema by `npm run data`.

/**
 * Industry of an occupation by the beginning of its O*NET-SOC code
 */
export interface OnetIndustries {
  /**
   * Where the rows are from.
   */
  source: string;
  industries: {
    [k: string]: string;
  };
}

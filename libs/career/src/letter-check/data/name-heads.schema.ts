// Generated from the JSON Schema by `npm run data`.

/**
 * Words that end the name of an organisation, place or event
 */
export interface NameHeads {
  /**
   * Where the rows are from.
   */
  source: string;
  heads: string;
}

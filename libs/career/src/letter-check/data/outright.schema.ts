// Generated from the JSON Schema by `npm run data`.

/**
 * Words by which a statement says outright that its writer has, holds or uses a thing
 */
export interface Outright {
  $schema?: string;
  /**
   * Where the rows are from.
   */
  source: string;
  holding: string;
  using: string;
  ofOutright: string;
  beside: string;
  lessening: string;
  people: string;
  passing: string;
  skilled: string;
  doubt: string;
  later: string;
  notThing: string;
  setting: string;
  leading: string;
}

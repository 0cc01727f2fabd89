// Generated from the JSON Schema by `npm run data`.

/**
 * Endings that a stem is without, longest first
 */
export interface WordEndings {
  /**
   * Where the rows are from.
   */
  source: string;
  endings: string[];
}

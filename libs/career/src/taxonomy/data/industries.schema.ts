// Generated from the JSON Schema by `npm run data`.

/**
 * Industries by which postings in Nigeria and elsewhere in Africa are sorted
 */
export interface Industries {
  /**
   * Where the rows are from.
   */
  source: string;
  industries: IndustryRow[];
}
export interface IndustryRow {
  id: string;
  name: string;
}

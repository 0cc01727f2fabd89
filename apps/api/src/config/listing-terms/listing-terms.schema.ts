// Generated from the JSON Schema by `npm run data`.

/**
 * Read by us in the copies that `read` names; no legal advice. A source is on by default only where `default` is true.
 */
export interface ListingTerms {
  terms: SourceTerms[];
}
export interface SourceTerms {
  /**
   * Name in LISTING_SOURCES.
   */
  source: string;
  /**
   * Name that people see.
   */
  label: string;
  /**
   * Whether it is on unless the operator says otherwise.
   */
  default: boolean;
  /**
   * Why it is on or off by default.
   */
  why: string;
  /**
   * What its operator asks for, in our words.
   */
  asks: string;
  /**
   * How the product meets it.
   */
  attribution: string;
  /**
   * Where the terms stand.
   */
  address: string;
  /**
   * The copy that was read.
   */
  read: string;
  /**
   * Day it was read, YYYY-MM-DD.
   */
  readOn: string;
}

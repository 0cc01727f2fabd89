// Generated from the JSON Schema by `npm run data`.

/**
 * Made-up postings
 */
export interface Postings {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Sixteen made-up postings, in the many forms in which they come.
   */
  postings: {
    accountant: Posting;
    nurse: Posting;
    backend: Posting;
    teacher: Posting;
    sales: Posting;
    civil: Posting;
    support: Posting;
    analyst: Posting;
    logistics: Posting;
    people: Posting;
    lawyer: Posting;
    lab: Posting;
    marketer: Posting;
    graduate: Posting;
    german: Posting;
    silent: Posting;
  };
}
export interface Posting {
  company: string;
  position: string;
  posting: string;
}

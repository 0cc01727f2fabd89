import data from './data/postings.json' with { type: 'json' };
/** A made-up posting. */
export interface Posting {
  company: string;
  position: string;
  advert: string;
}

/** Sixteen made-up postings, in the many forms in which they come. */
export const POSTINGS = data.postings;

import data from './data/postings.json' with { type: 'json' };

/** Sixteen made-up postings, in the many forms in which they come. */
export const POSTINGS = data.postings;

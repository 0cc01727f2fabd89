import data from './before-after.json' with { type: 'json' };

/** One job as many write it and as it can be written, each with the score of our own analysis. */
export const BEFORE_AFTER = data;

import faults from './data/wording-faults.json' with { type: 'json' };

/** Praise that anybody could write, and fillers. */
export const BUZZWORDS: readonly string[] = faults.buzzwords;

/** Wrong spelling and the right one. Only words that are no word of any English. */
export const MISSPELLINGS: Readonly<Record<string, string>> = faults.misspellings;

import data from './level-words.json' with { type: 'json' };
/*
 * Words of a job title that say how senior or on what terms, not what the work is. Written from titles seen on African
 * and international postings.
 */

/** Never part of what the work is. */
export const LEVEL_PHRASES: readonly string[] = data.levelPhrases;

export const LEVEL_WORDS: ReadonlySet<string> = new Set(data.levelWords);

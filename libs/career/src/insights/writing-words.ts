import data from './data/writing-words.json' with { type: 'json' };
/**
 * Words that the writing checks look for. Gathered from the action-verb sheets of university career services, the duty
 * phrases that recruiters' guides advise against, and the spellings that word lists of common errors agree on.
 */

/** Verbs that a statement may open with, in their base form. */
export const ACTION_VERBS: readonly string[] = data.actionVerbs;

/** Past forms that do not end in -ed. */
export const IRREGULAR_PASTS: Readonly<Record<string, string>> = data.irregularPasts;

/** Verbs whose last letter doubles before -ed and -ing. */
export const DOUBLING = new Set(data.doubling);

/** Words in -ed that describe and do not act. */
export const DESCRIBING = new Set(data.describing);

/** Verbs of leading others; with such a statement an advanced skill counts as expert. */
export const LEADING_VERBS = new Set(data.leadingVerbs);

/** Openings that name a duty instead of a deed. */
export const DUTY_PHRASES: readonly string[] = data.dutyPhrases;

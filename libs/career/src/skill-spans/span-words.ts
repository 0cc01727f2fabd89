import { ACTION_VERBS } from '../insights/writing-words.ts';
import { NOUNS_OF_FIELDS } from '../taxonomy/data/word-forms.ts';
import { wordKey } from '../taxonomy/words.ts';
import words from './data/span-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const mapOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(table).map(([key, list]) => [key, setOf(list)]));

/** Words at which a phrase ends: prepositions, finite verbs, relative words. */
export const BOUNDARIES = setOf(words.boundaries);
export const DETERMINERS = setOf(words.determiners);
/** Words that grade a skill and are no part of its name. */
export const GRADES = setOf(words.grades);
/** Words after a name that are no part of it. */
export const TRAILING = setOf(words.trailing);
/** Nouns and adjectives that introduce what is known. */
export const CUES = setOf(words.cues);
/** Words before the first phrase of a sentence that name nothing. */
export const INTRO = setOf(words.intro);
export const ATTITUDES = setOf(words.attitudes);
export const ATTITUDE_PHRASES: ReadonlySet<string> = new Set(words.attitudePhrases.split('|'));
/** Heads of job titles and words for people and employers. */
export const TITLES = setOf(words.titles);
/** Verbs about what is offered or of how the post is placed, not of work. */
export const EMPTY_VERBS = setOf(words.emptyVerbs);
/** Heads that words joined by `and` can share: performance and security testing. */
export const SHARED_HEADS = setOf(words.sharedHeads);
/** Heads of credentials that are named without further words: a valid driving licence. */
export const CREDENTIALS = setOf(words.credentials);
export const ADVERBS = setOf(words.adverbs);
/** Verbs, by base form, that need the preposition. */
export const VERB_PREPOSITIONS = mapOf(words.verbPrepositions);
/** Objects that need the preposition: compliance with. */
export const OBJECT_PREPOSITIONS = mapOf(words.objectPrepositions);

/** Form of a verb in a text; phrases that are joined have the same. */
export type VerbForm = 'base' | 'gerund' | 'past';

const BASES: ReadonlySet<string> = new Set([...ACTION_VERBS, ...words.verbs.split(' ')]);
const KEYS: ReadonlySet<string> = new Set([...BASES].map(wordKey));

/**
 * The form in which a word is a verb of work, or undefined. @param isJoined is among verbs: `building` is one there.
 */
export function verbForm(lower: string, isJoined = false): VerbForm | undefined {
  if (BASES.has(lower)) return 'base';
  if (NOUNS_OF_FIELDS.has(lower) && !isJoined) return undefined;
  if (lower.length > 4 && lower.endsWith('ing') && KEYS.has(wordKey(lower))) return 'gerund';
  return lower.length > 4 && lower.endsWith('ed') && KEYS.has(wordKey(lower)) ? 'past' : undefined;
}

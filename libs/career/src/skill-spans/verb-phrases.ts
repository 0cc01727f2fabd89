import { wordKey } from '../taxonomy/words.ts';
import {
  formAt,
  isBoundary,
  isComma,
  isConjunction,
  isInsideMention,
  type Run,
  type Sentence,
} from './sentence.ts';
import {
  ADVERBS,
  ATTITUDES,
  CUES,
  DETERMINERS,
  OBJECT_PREPOSITIONS,
  VERB_PREPOSITIONS,
  type VerbForm,
} from './span-words.ts';

const LONGEST_OBJECT = 14;
const PRONOUNS = new Set(['it', 'them', 'him', 'her', 'us']);

/**
 * The verb phrase that begins at a verb: the verb, verbs joined to it, and the object they share. Phrases of place, time
 * and purpose are no part of it. Undefined where the verb has no object and needs one.
 */
export function verbPhraseAt(sentence: Sentence, first: number): Run | undefined {
  const { tokens } = sentence;
  const form = formAt(sentence, first);
  if (!form) return undefined;
  const verb = lastJoinedVerb(sentence, first, form);
  const clause = clauseEnd(sentence, verb, form);
  if (clause > verb) return { first, last: clause };
  const complement = complementEnd(sentence, verb);
  const start = complement ?? verb;
  const last = objectEnd(sentence, start + 1, form, complement !== undefined);
  if (last > start) return { first, last: withoutAdverbs(sentence, first, last) };
  const next = tokens[verb + 1];
  if (next && ADVERBS.has(next.lower) && form !== 'past') return { first, last: verb + 1 };
  return undefined;
}

/** Verbs joined before their object: design and build; receive, store and issue. */
function lastJoinedVerb(sentence: Sentence, first: number, form: VerbForm): number {
  const { tokens } = sentence;
  let last = first;
  for (;;) {
    let next = last + 1;
    if (isComma(tokens[next])) next++;
    if (isConjunction(tokens[next])) next++;
    if (next === last + 1 || formAt(sentence, next, true) !== form) return last;
    last = next;
  }
}

/** The end of what is ensured, which is its own sentence: ensure that deadlines are met. */
function clauseEnd(sentence: Sentence, verb: number, form: VerbForm): number {
  const { tokens } = sentence;
  const opening = tokens.slice(verb, verb + 3).map(({ lower }) => lower);
  const isEnsured = /^ensur/.test(opening[0] ?? '') && opening[1] === 'that';
  const isMadeSure = /^mak/.test(opening[0] ?? '') && opening[1] === 'sure' && opening[2] === 'that';
  if (!isEnsured && !isMadeSure) return verb;
  let last = verb;
  for (let at = verb + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (isComma(token) || (token && !token.isWord)) break;
    if (isConjunction(token) && startsVerbPhrase(sentence, at + 1, form)) break;
    last = at;
  }
  return last;
}

/** Index of the preposition that the verb needs: liaise with. */
function complementEnd({ tokens }: Sentence, verb: number): number | undefined {
  const key = wordKey(tokens[verb]?.lower ?? '');
  const at = ADVERBS.has(tokens[verb + 1]?.lower ?? '') ? verb + 2 : verb + 1;
  const verbs = VERB_PREPOSITIONS.get(tokens[at]?.lower ?? '');
  if (!verbs) return undefined;
  return [...verbs].some((base) => wordKey(base) === key) ? at : undefined;
}

function objectEnd(sentence: Sentence, first: number, form: VerbForm, hasPreposition: boolean): number {
  const { tokens } = sentence;
  let last = first - 1;
  for (let at = first; at < tokens.length && at - first < LONGEST_OBJECT; at++) {
    if (isInsideMention(sentence, at)) continue;
    const part = objectPart(sentence, at, form, hasPreposition);
    if (part === 'end') break;
    if (part === 'word') last = at;
  }
  return last;
}

/** What a token is to an object: a word of it, something between its words, or its end. */
function objectPart(
  sentence: Sentence,
  at: number,
  form: VerbForm,
  hasPreposition: boolean,
): 'word' | 'between' | 'end' {
  const { tokens } = sentence;
  const token = tokens[at];
  if (!token) return 'end';
  if (isComma(token) || isConjunction(token))
    return continuesObject(sentence, at, form, hasPreposition) ? 'between' : 'end';
  if (isBoundary(token)) return isNeeded(sentence, at, hasPreposition) ? 'between' : 'end';
  const isLastAdverb = ADVERBS.has(token.lower) && isBoundary(tokens[at + 1]) && !hasPreposition;
  return isLastAdverb ? 'end' : 'word';
}

/** Whether a preposition belongs to what comes before it: compliance with; at height and in confined spaces. */
function isNeeded({ tokens }: Sentence, at: number, hasPreposition: boolean): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  if (OBJECT_PREPOSITIONS.get(token.lower)?.has(before.lower)) return true;
  return hasPreposition && isConjunction(before) && VERB_PREPOSITIONS.has(token.lower);
}

/** Whether a comma or an `and` continues with the object, not with a further verb or another part of the sentence. */
function continuesObject(sentence: Sentence, at: number, form: VerbForm, hasPreposition: boolean): boolean {
  const { tokens } = sentence;
  let next = at + 1;
  if (isComma(tokens[at]) && isConjunction(tokens[next])) next++;
  const token = tokens[next];
  if (!token?.isWord || token.lower === 'ability' || CUES.has(token.lower)) return false;
  if (hasPreposition && VERB_PREPOSITIONS.has(token.lower)) return isConjunction(tokens[next - 1]);
  if (isBoundary(token) || ATTITUDES.has(token.lower)) return false;
  if (startsVerbPhrase(sentence, next, form)) return false;
  return isConjunction(tokens[next - 1]) || listGoesOn(sentence, next, form);
}

/** A list of objects is one only when an `and` comes before its last item: flyers, logos and packaging. */
function listGoesOn(sentence: Sentence, first: number, form: VerbForm): boolean {
  const { tokens } = sentence;
  for (let at = first; at < tokens.length && at - first < LONGEST_OBJECT; at++) {
    if (isConjunction(tokens[at])) return !startsVerbPhrase(sentence, at + 1, form);
    if (!isComma(tokens[at]) && isBoundary(tokens[at])) return false;
    if (isComma(tokens[at]) && startsVerbPhrase(sentence, at + 1, form)) return false;
  }
  return false;
}

/** Whether a verb of the same form with something to act on begins here. */
function startsVerbPhrase(sentence: Sentence, at: number, form: VerbForm): boolean {
  const { tokens } = sentence;
  const token = tokens[at];
  if (token && ADVERBS.has(token.lower)) return formAt(sentence, at + 1) === form;
  if (formAt(sentence, at) !== form) return false;
  const next = tokens[at + 1];
  if (next && (DETERMINERS.has(next.lower) || PRONOUNS.has(next.lower))) return true;
  return (
    !isBoundary(next) ||
    complementEnd(sentence, at) !== undefined ||
    (isConjunction(next) && formAt(sentence, at + 2) === form)
  );
}

function withoutAdverbs({ tokens }: Sentence, first: number, last: number): number {
  let end = last;
  while (end > first + 1 && ADVERBS.has(tokens[end]?.lower ?? '')) end--;
  return end;
}

import { wordsOf } from './text-forms.ts';
import { ACTION_VERBS, DESCRIBING, DOUBLING, IRREGULAR_PASTS } from './writing-words.ts';

type VerbForm = 'past' | 'present' | 'gerund' | 'either';

/** The verb that a statement opens with. */
export interface OpeningVerb {
  /** Base form where the verb is known, else the word itself. */
  verb: string;
  form: VerbForm;
}

const endsInConsonantAndY = (verb: string): boolean => /[^aeiou]y$/.test(verb);

const stem = (verb: string): string =>
  verb.endsWith('e') ? verb.slice(0, -1) : DOUBLING.has(verb) ? verb + verb.at(-1) : verb;

const pastOf = (verb: string): string =>
  IRREGULAR_PASTS[verb] ?? (endsInConsonantAndY(verb) ? `${verb.slice(0, -1)}ied` : `${stem(verb)}ed`);

const thirdPersonOf = (verb: string): string =>
  endsInConsonantAndY(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;

const gerundOf = (verb: string): string =>
  verb.endsWith('ee') || verb.endsWith('ye') ? `${verb}ing` : `${stem(verb)}ing`;

const FORMS: ReadonlyMap<string, OpeningVerb> = new Map(
  ACTION_VERBS.flatMap((verb): [string, OpeningVerb][] => {
    const past = pastOf(verb);
    return [
      [gerundOf(verb), { verb, form: 'gerund' }],
      [thirdPersonOf(verb), { verb, form: 'present' }],
      [verb, { verb, form: 'present' }],
      [past, { verb, form: past === verb ? 'either' : 'past' }],
    ];
  }),
);

const SKIPPED = /^(?:i|also|then|and|we|currently|personally|regularly|daily|\w+ly)$/;
const UNKNOWN_PAST = /^[a-z-]{3,}ed$/;
const PREFIXED = /^(?:re|co|pre|over|out|under|cross|up|de)-?/;

/** The action verb that a statement opens with, past pronouns and adverbs; undefined when it opens otherwise. */
export function openingVerb(statement: string): OpeningVerb | undefined {
  for (const word of wordsOf(statement.slice(0, 120)).slice(0, 3)) {
    const known = FORMS.get(word) ?? FORMS.get(word.replace(PREFIXED, ''));
    if (known) return known;
    if (SKIPPED.test(word)) continue;
    return UNKNOWN_PAST.test(word) && !DESCRIBING.has(word) ? { verb: word, form: 'past' } : undefined;
  }
  return undefined;
}

/** Base forms of the action verbs anywhere in a statement. */
export const verbsIn = (statement: string): string[] =>
  wordsOf(statement).flatMap((word) => FORMS.get(word)?.verb ?? []);

import data from './data/verbs.json' with { type: 'json' };

/** Verbs that statements of work begin with. */
const BASES = data.bases;

const IRREGULAR: Readonly<Record<string, string>> = data.irregularPasts;

/** Verbs of one stressed last syllable double their last letter. */
const DOUBLING = new Set(data.doubling);

const doubled = (base: string): string => (DOUBLING.has(base) ? base + base.slice(-1) : base);

/** The past of a verb that may be in no list. */
export function regularPast(base: string): string {
  const irregular = IRREGULAR[base];
  if (irregular) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function continuousOf(base: string): string {
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function thirdOf(base: string): string {
  if (/(?:[sxo]|ch|sh)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

export type VerbForm = 'base' | 'past' | 'continuous' | 'third';

interface KnownVerb {
  base: string;
  past: string;
  form: VerbForm;
}

const FORMS = new Map<string, KnownVerb>();
for (const base of BASES.split(/\s+/)) {
  const past = regularPast(base);
  const forms: [string, VerbForm][] = [
    [continuousOf(base), 'continuous'],
    [thirdOf(base), 'third'],
    [base, 'base'],
    // Last: `cut` and `set` are past more often than not.
    [past, 'past'],
  ];
  for (const [word, form] of forms) {
    // `found` is the past of find, and hardly ever a base.
    if (!(FORMS.get(word)?.form === 'past')) FORMS.set(word, { base, past, form });
  }
}

/** Words in -ed that are no verb of the person's own. */
const NO_PAST = new Set(data.noPast);

/** The verb that a word is a form of; a regular past of an unknown verb is known by its ending. */
export function verbOf(word: string): KnownVerb | undefined {
  const lower = word.toLowerCase();
  const known = FORMS.get(lower);
  if (known) return known;
  if (/^[a-z-]{3,}ed$/.test(lower) && !NO_PAST.has(lower)) return { base: lower, past: lower, form: 'past' };
  return undefined;
}

/** A word that cannot begin or end the name of a subject, because it says what is done. */
export const isVerbForm = (word: string): boolean => FORMS.has(word.toLowerCase());

/** Whether what comes after `I` is about the past; its verb is the first word, or the second behind an adverb. */
export function isPastForm(predicate: string): boolean {
  const [first = '', second = ''] = predicate.split(' ');
  return (verbOf(first) ?? verbOf(second))?.form === 'past';
}

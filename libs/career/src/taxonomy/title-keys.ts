import { LEVEL_WORDS } from './data/level-words.ts';
import { wordKey } from './words.ts';

/** Words of rank; some say the work as well (assistant). */
export const RANKS = new Set([
  'head',
  'director',
  'vp',
  'chief',
  'lead',
  'manager',
  'assistant',
  'associate',
  'deputy',
  'president',
]);

const doers = new Map<string, string>();
const DOERS_KEPT = 20_000;

/** One form for waiters and waiter, saleswoman and salesperson. */
export function doer(word: string): string {
  const known = doers.get(word);
  if (known !== undefined) return known;
  // Bounded: titles come from strangers.
  if (doers.size >= DOERS_KEPT) doers.clear();
  const form = doerForm(word);
  doers.set(word, form);
  return form;
}

function doerForm(word: string): string {
  const single = /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=(?:sh|ch|x|s))es$/, '')
        .replace(/(?<=..)s$/, '');
  return single
    .replace(/(?<=[a-z]{3})(?:woman|person|men|women)$/, 'man')
    .replace(/^(?:labor)er$/, 'labourer')
    .replace(/^counselor$/, 'counsellor')
    .replace(/^advisor$/, 'adviser');
}

/** An account manager sells; an accounts manager keeps books. */
const APART: Readonly<Record<string, string>> = { accounts: 'accounts', accounting: 'accounts' };
/** What a word that is no doer is compared by. */
export const keyOf = (word: string): string => APART[word] ?? wordKey(word);

/** Whether the key of a word says how senior somebody is or on what terms. */
export const isLevel = (key: string): boolean => LEVEL_KEYS.has(key);
const TERMS_KEYS = new Set([...LEVEL_WORDS].map(keyOf));
const LEVEL_KEYS = new Set([...TERMS_KEYS, ...[...RANKS].map(keyOf)]);

/** Whether the key of a word says nothing of the work (junior, intern, contract); ranks like assistant may. */
export const isTerms = (key: string): boolean => TERMS_KEYS.has(key);

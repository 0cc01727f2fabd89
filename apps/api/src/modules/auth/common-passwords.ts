import { DIGIT_RUNS, FAMILIAR_WORDS } from './common-password-words.ts';

const OWN_WORDS = ['careertoolkit', 'career-toolkit', 'careertools'];

/**
 * Whether a password is among the first that a guesser tries: a familiar word with the usual endings, a run of digits,
 * one repeated character, or the person's own address or name.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  const word = unmasked(plain)
    .replace(/[^a-z]+$/, '')
    .replace(/^[^a-z]+/, '');
  const own = about.map((text) => text.toLowerCase()).filter((text) => text.length >= 4);
  return (
    /^(.)\1*$/.test(plain) ||
    DIGIT_RUNS.some((run) => run.repeat(3).includes(plain)) ||
    FAMILIAR_WORDS.has(word) ||
    FAMILIAR_WORDS.has(plain) ||
    OWN_WORDS.includes(plain.replaceAll(' ', '')) ||
    own.some((text) => plain.replace(/\d+$/, '') === text || plain === text)
  );
}

const MASKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** `p@ssw0rd1` hides nothing from a guesser. Digits at the end are endings, not masks. */
function unmasked(text: string): string {
  const [, stem = text, ending = ''] = /^(.*?)([^a-z]*)$/.exec(text) ?? [];
  return [...stem].map((letter) => MASKS[letter] ?? letter).join('') + ending;
}

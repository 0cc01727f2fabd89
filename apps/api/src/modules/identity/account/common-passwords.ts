/**
 * A common word with a short ending is guessed as early as the word, if it is among the first so many of the
 * list.
 */
const STEM_RANK_MAX = 1_000;
const STEM_LENGTH_MIN = 4;
const ENDING = /[^a-z]{1,4}$/;

/** Words that whoever guesses at this product in its first market tries, too; no list of the world has them high. */
const NEAR_WORDS: ReadonlySet<string> = new Set(['career', 'toolkit', 'careertoolkit', 'nigeria', 'naija']);

/** Rank of each of the commonest passwords, from 1. */
type Ranks = ReadonlyMap<string, number>;
let ranks: Promise<Ranks> | undefined;

/** Read with the first password that is chosen: a process that sees none does not carry the list. */
async function readRanks(): Promise<Ranks> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, index) => [password, index + 1]));
}

/**
 * Whether a password is among the first that a guesser tries: in the list of the commonest, one of its first words with a
 * short ending, a run or a repetition of one character, or the person's own address or name.
 * @param about texts of the person.
 */
export async function isCommonPassword(password: string, about: readonly string[] = []): Promise<boolean> {
  ranks ??= readRanks();
  const known = await ranks;
  const plain = password.normalize('NFKC').toLowerCase();
  const forms = [plain, unmasked(plain)];
  return (
    isRun(plain) ||
    forms.some((form) => known.has(form) || isNearWord(form.replaceAll(' ', ''), known)) ||
    isAbout(plain, about)
  );
}

function isNearWord(form: string, ranks: Ranks): boolean {
  const stem = form.replace(ENDING, '');
  if (stem.length < STEM_LENGTH_MIN) return false;
  return NEAR_WORDS.has(stem) || (ranks.get(stem) ?? Number.POSITIVE_INFINITY) <= STEM_RANK_MAX;
}

/** `aaaaaaaa`, `abcdefgh`, `98765432`, eight blanks. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, index) => code === first + index * step);
}

function isAbout(plain: string, about: readonly string[]): boolean {
  const own = about.map((text) => text.normalize('NFKC').toLowerCase()).filter((text) => text.length >= 4);
  return own.some((text) => plain.replace(/\d+$/, '') === text || plain === text);
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
  const [, stem = text, ending = ''] = /^(.*?)([^a-z]*)$/s.exec(text) ?? [];
  return [...stem].map((letter) => MASKS[letter] ?? letter).join('') + ending;
}

import type { LetterInput, WrittenLetter } from '@career/career/letters/letter.types';
import { writeLetter } from '@career/career/letters/write-letter';
import { LETTER_TONES } from '@career/contracts/vocabulary/letter-vocabulary';

/** One letter of the set, with the words of the resume and of the posting taken out of each sentence. */
export interface VariedLetter {
  person: string;
  posting: string;
  input: LetterInput;
  letter: WrittenLetter;
  /** Sentences with one mark for each run of words that is not the writer's own. */
  skeletons: readonly string[];
}

export interface Variety {
  letters: number;
  structures: number;
  /** The skeleton that most letters share, with their share. */
  commonest: { skeleton: string; share: number }[];
  /** Mean shares of 5-grams of one letter that another one has: all words, and the writer's own. */
  betweenPeople: { all: number; own: number };
  samePerson: { all: number; own: number };
  words: { least: number; median: number; most: number };
}

const MARK = '⟦⟧';
/** A sentence with fewer words of the writer's own is not a phrase: `At ⟦⟧ I ⟦⟧.` */
const LEAST_OWN_WORDS = 4;
const GRAM = 5;

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*|⟦⟧/gu) ?? [];

/** The sentence with every word that its sources hold replaced. */
function skeletonOf(text: string, given: ReadonlySet<string>): string {
  const marked = text.replace(/[\p{L}\p{N}₦€£$#%][\p{L}\p{N}'’.,%+/&()-]*/gu, (word) => {
    const plain = word.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
    return plain !== '' && given.has(plain) ? MARK : word;
  });
  return marked.replace(/⟦⟧(?:[\s,]*⟦⟧)*/g, MARK);
}

/** Words that are said everywhere are the writer's own even where a source holds them. */
const SMALL = new Set(
  'i a an the and or of in at to for with as by on my is am are was were be been have has had it this that from also which not'.split(
    ' ',
  ),
);

const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#'’.-]+/gu) ?? [])
    .map((word) => word.replace(/[^\p{L}\p{N}+#]/gu, ''))
    .filter((word) => word !== '');

export function variedLetter(person: string, posting: string, input: LetterInput): VariedLetter {
  const letter = writeLetter(input);
  const body = letter.paragraphs
    .filter(({ part }) => part !== 'greeting' && part !== 'signature')
    .flatMap(({ sentences }) => sentences);
  const skeletons = body
    .filter(({ blank }) => !blank)
    .map(({ text, sources }) => {
      const held = [input.company, input.position, ...sources.map(({ quote }) => quote)].flatMap(plainWords);
      const forms = held.flatMap((word) => [
        word,
        word.replace(/ing$/, ''),
        word.replace(/ing$/, 'e'),
        word.replace(/ing$/, 'ed'),
        word.replace(/s$/, ''),
        word.replace(/(?:e?s)$/, 'ed'),
      ]);
      return skeletonOf(text, new Set(forms.filter((word) => !SMALL.has(word) && word.length > 1)));
    });
  return { person, posting, input, letter, skeletons };
}

function grams(words: readonly string[]): Set<string> {
  return new Set(words.slice(GRAM - 1).map((_, start) => words.slice(start, start + GRAM).join(' ')));
}

const shared = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  left.size === 0 ? 0 : [...left].filter((gram) => right.has(gram)).length / left.size;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The sentences that most letters share, with their share. */
function commonestOf(letters: readonly VariedLetter[]): Variety['commonest'] {
  const counts = new Map<string, number>();
  const phrases = letters
    .flatMap(({ skeletons }) => [...new Set(skeletons)])
    .filter((skeleton) => wordsIn(skeleton.replaceAll(MARK, ' ')).length >= LEAST_OWN_WORDS);
  for (const skeleton of phrases) counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, 8)
    .map(([skeleton, count]) => ({ skeleton, share: count / letters.length }));
}

/** What the letter says between greeting and signature, without blanks. */
const saidIn = ({ letter }: VariedLetter): string =>
  letter.paragraphs
    .filter(({ part }) => part !== 'greeting' && part !== 'signature')
    .flatMap(({ sentences }) => sentences.filter(({ blank }) => !blank).map(({ text }) => text))
    .join(' ');

/** A letter by its 5-grams: all words, and the writer's own. */
interface Grams {
  person: string;
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

const gramsOf = (one: VariedLetter): Grams => ({
  person: one.person,
  all: grams(wordsIn(saidIn(one))),
  own: new Set(
    one.skeletons.flatMap((skeleton) => skeleton.split(MARK).flatMap((part) => [...grams(wordsIn(part))])),
  ),
});

/** Mean shares of 5-grams over the pairs of letters that belong together. */
function likenessOf(
  letters: readonly Grams[],
  isPair: (one: Grams, other: Grams) => boolean,
): Variety['samePerson'] {
  const pairs = letters.flatMap((one) =>
    letters.filter((other) => other !== one && isPair(one, other)).map((other) => [one, other] as const),
  );
  return {
    all: mean(pairs.map(([one, other]) => shared(one.all, other.all))),
    own: mean(
      pairs.map(
        ([one, other]) =>
          [...one.own].filter((gram) => other.own.has(gram)).length / Math.max(1, one.all.size),
      ),
    ),
  };
}

/** How alike letters are, measured over all pairs of a set. */
export function varietyOf(letters: readonly VariedLetter[]): Variety {
  const measured = letters.map(gramsOf);
  const lengths = letters.map(({ letter }) => letter.words).sort((left, right) => left - right);
  return {
    letters: letters.length,
    structures: new Set(letters.map(({ letter, input }) => `${input.tone} ${letter.structure.join(' ')}`))
      .size,
    commonest: commonestOf(letters),
    betweenPeople: likenessOf(measured, (one, other) => one.person !== other.person),
    samePerson: likenessOf(measured, (one, other) => one.person === other.person),
    words: {
      least: lengths[0] ?? 0,
      median: lengths[Math.floor(lengths.length / 2)] ?? 0,
      most: lengths.at(-1) ?? 0,
    },
  };
}

export const TONES = LETTER_TONES;

const SPELLED_LETTERS = 'AEFHILMNORSX';

/** The noun with its indefinite article, by the sound it begins with: an HND, a B.Sc., an hour, a university. */
export function withArticle(noun: string): string {
  const first = /^[\p{L}\p{N}.]+/u.exec(noun)?.[0] ?? '';
  const isSpelled = /^\p{Lu}(?:\.|\p{Lu}|$)/u.test(first) || /^[MN]Sc|^LLB|^LLM|^HND|^OND|^MPhil/.test(first);
  const soundsOpen = isSpelled
    ? SPELLED_LETTERS.includes(first.charAt(0))
    : /^(?:[aeiouàáèéẹìíịòóọùúụ]|hono|hour|honest|heir|8|11|18)/i.test(first) &&
      !/^(?:uni(?!n)|eu|one|use|usu|ubiq|uk)/i.test(first);
  return `${soundsOpen ? 'an' : 'a'} ${noun}`;
}

/** Names joined for a sentence: `a, b and c`. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words up to twenty, in digits beyond. */
export const numberInWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

/** The number that a word stands for, from two to twenty; the tens beyond them; undefined for every other word. */
export function numberOfWord(word: string): number | undefined {
  const small = SMALL_NUMBERS.indexOf(word.toLowerCase());
  if (small >= 2) return small;
  const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].indexOf(
    word.toLowerCase(),
  );
  return tens < 0 ? undefined : 30 + tens * 10;
}

/** Names such as `University of Lagos` take an article inside a sentence. */
export const institutionInSentence = (name: string): string =>
  /^(?:university|college|polytechnic|institute|school|federal university|national university)\b.*\bof\b/i.test(
    name,
  )
    ? `the ${name}`
    : name;

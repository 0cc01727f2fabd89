import type { LetterLanguage } from '../phrase-book.types.ts';
import { isStopWord, isTelling, stemOf, wordsOf } from '../words.ts';

const LONGEST_TOPIC = 4;
const EDGE = /^(?:\p{N}|.*ly$)/iu;

const canEdge = (word: string): boolean => isTelling(word) && !EDGE.test(word) && !isStopWord(word);

/**
 * The longest run of words that a fact and a requirement share, as the fact writes it: `accounts payable`. It names no
 * more than both hold. Undefined when they share no run of two words.
 */
export function sharedTopic(
  fact: string,
  requirement: string,
  isVerb: LetterLanguage['isVerb'],
): string | undefined {
  const wanted = wordsOf(requirement).map(({ text }) => stemOf(text));
  const words = wordsOf(fact);
  let best: { start: number; end: number; size: number } | undefined;
  for (let from = 1; from < words.length; from++) {
    for (let at = 0; at < wanted.length; at++) {
      let size = 0;
      while (
        size < LONGEST_TOPIC &&
        wanted[at + size] !== undefined &&
        matches(words, from + size, wanted[at + size])
      )
        size++;
      while (size >= 2 && !canEdge(words[from + size - 1]?.text ?? '')) size--;
      const first = words[from];
      const last = words[from + size - 1];
      if (size < 2 || !first || !last || !canEdge(first.text) || isVerb(first.text)) continue;
      const between = fact.slice(first.start, last.end);
      if (/[,;:()\n"“”]|\.\s/.test(between)) continue;
      // A name is said by the statement itself; before it, it would be claimed without what the statement says of it.
      if (/\p{Lu}|\d/u.test(between)) continue;
      if (!best || size > best.size) best = { start: first.start, end: last.end, size };
    }
  }
  if (!best) return undefined;
  const article = /\bthe $/i.test(fact.slice(0, best.start)) ? 'the ' : '';
  return article + fact.slice(best.start, best.end);
}

function matches(words: readonly { text: string }[], index: number, stem: string | undefined): boolean {
  const word = words[index];
  return word !== undefined && stemOf(word.text) === stem;
}

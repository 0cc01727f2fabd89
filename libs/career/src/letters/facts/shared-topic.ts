import type { LetterLanguage } from '../phrase-book.types.ts';
import { isStopWord, isTelling, stemOf, wordsOf } from '../words.ts';

const LONGEST_TOPIC = 4;
const EDGE = /^(?:\p{N}|.*ly$)/iu;

const canEdge = (word: string): boolean => isTelling(word) && !EDGE.test(word) && !isStopWord(word);

interface Topic {
  start: number;
  end: number;
  size: number;
}

type Written = ReturnType<typeof wordsOf>;

/** Words from a place on that are those of the requirement, up to one that may end a name. */
function runLength(words: Written, from: number, wanted: readonly string[], at: number): number {
  let size = 0;
  while (
    size < LONGEST_TOPIC &&
    wanted[at + size] !== undefined &&
    matches(words, from + size, wanted[at + size])
  )
    size++;
  while (size >= 2 && !canEdge(words[from + size - 1]?.text ?? '')) size--;
  return size;
}

/** A name is said by the statement itself; before it, it would be claimed without what the statement says of it. */
const isPlainRun = (text: string): boolean => !/[,;:()\n"“”]|\.\s/.test(text) && !/\p{Lu}|\d/u.test(text);

/** The run of words from one place that can be a topic. */
function topicAt(fact: string, words: Written, from: number, size: number): Topic | undefined {
  const first = words[from];
  const last = words[from + size - 1];
  if (size < 2 || !first || !last) return undefined;
  return isPlainRun(fact.slice(first.start, last.end))
    ? { start: first.start, end: last.end, size }
    : undefined;
}

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
  let best: Topic | undefined;
  for (let from = 1; from < words.length; from++) {
    const first = words[from]?.text ?? '';
    if (!canEdge(first) || isVerb(first)) continue;
    for (const at of wanted.keys()) {
      const topic = topicAt(fact, words, from, runLength(words, from, wanted, at));
      if (topic && topic.size > (best?.size ?? 0)) best = topic;
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

import { t } from '../sentences/say.ts';
import { PAGE_WORDS, SENTENCE_WORDS } from './letter-length.ts';
import { sentencesOf } from './sentences.ts';
import { wordCount } from './words.ts';

export interface ReadingHints {
  /** Words without hints in brackets. */
  words: number;
  /** Hints in brackets that the person still has to replace. */
  blanks: readonly string[];
  /** What would make the letter easier to read; empty when nothing would. */
  hints: readonly string[];
}

const BRACKETS = /\[[^[\]\n]{2,400}\]/g;
const ONE_PAGE = PAGE_WORDS;
const SHORT = 150;
const LONG_SENTENCE = 32;
const I_SHARE = 0.6;
const LONG_PARAGRAPH = 130;
const WORN =
  /\b(?:hard-?working|team player|go-getter|think outside the box|results?-driven|self-starter|detail-oriented|passionate about|dynamic individual|fast-paced)\b/gi;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

/** Names as one word each: a stop within one ends no sentence unless it ends the name, too. */
const withPlainNames = (text: string, given: readonly string[]): string =>
  given.reduce((left, name) => {
    const plain = name.trim();
    return plain === '' ? left : left.replaceAll(plain, `Name${/[.!?]$/.exec(plain)?.[0] ?? ''}`);
  }, text);

/** How a letter reads, for the person who writes it. */
export function readingHints(content: string, names: { company: string; position: string }): ReadingHints {
  const blanks = content.match(BRACKETS) ?? [];
  const text = content.replace(BRACKETS, ' ');
  const words = wordCount(text);
  const paragraphs = withPlainNames(text, Object.values(names))
    .split(/\n\s*\n/)
    .filter((paragraph) => wordCount(paragraph) > 0);
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => wordCount(sentence) > 3);
  const hints: string[] = [];
  const mentions = (name: string): boolean => name.trim() === '' || content.includes(name.trim());
  if (words === 0) return { words, blanks, hints };

  if (words > ONE_PAGE)
    hints.push(t`At ${words} words it is longer than one page. Keep it under ${ONE_PAGE}.`);
  else if (words < SHORT) hints.push(t`At ${words} words it is short. Add a result or two from your work.`);
  if (!mentions(names.company)) hints.push(t`It does not name the company.`);
  if (!mentions(names.position)) hints.push(t`It does not name the position.`);
  const long = sentences.filter((sentence) => wordCount(sentence) > LONG_SENTENCE);
  for (const sentence of long.slice(0, 2)) {
    const quoted = shortened(sentence);
    hints.push(
      wordCount(sentence) > SENTENCE_WORDS
        ? t`This sentence is very long: “${quoted}”`
        : t`This sentence is long: “${quoted}”`,
    );
  }
  const isMostlyI =
    sentences.filter((sentence) => /^I\b/.test(sentence)).length / Math.max(1, sentences.length);
  if (sentences.length >= 6 && isMostlyI > I_SHARE)
    hints.push(t`Most sentences begin with “I”. Begin some with what you did or where.`);
  if (paragraphs.some((paragraph) => wordCount(paragraph) > LONG_PARAGRAPH))
    hints.push(t`One paragraph is long. Split it where the subject changes.`);
  const worn = [...new Set((text.match(WORN) ?? []).map((phrase) => phrase.toLowerCase()))];
  if (worn.length > 0) {
    const phrases = worn.slice(0, 3).map((phrase) => `“${phrase}”`);
    hints.push(t`Everybody writes ${phrases.join(', ')}. Say what you did instead.`);
  }
  if (!/\d/.test(text))
    hints.push(t`It has no numbers. One number about your work says more than an adjective.`);
  return { words, blanks, hints };
}

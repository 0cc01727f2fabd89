const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\p{Cc}(?<![\n\t])/gu;
const BULLET = /^[\s\-–—*•·▪▫◦●○■□▶►➢➤✓✔+>]+|^\(?\d{1,2}[.)]\s+/u;

/** A text without characters that are not seen, composed, with plain spaces and line ends. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** A text as it is compared: lower case, straight quotes and dashes, one space. */
export const folded = (text: string): string =>
  plain(text).toLowerCase().replace(/[‘’]/g, "'").replace(/[‐-―]/g, '-').replace(/\s+/g, ' ');

/** Words of a text in lower case; numbers, and signs within a word, belong to it. */
export const wordsOf = (text: string): string[] =>
  folded(text).match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'+#&/.,%-]*[\p{L}\p{N}\p{M}+#%])?/gu) ?? [];

/** How many words a reader counts. */
export const wordCount = (text: string): number => wordsOf(text).length;

/** A line without its bullet or number. */
export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim();

// A clause after a semicolon continues with its sentence.
const SENTENCE_END = /(?<=[.!?])\s+/u;
const FEWEST_WORDS = 3;

/** Sentences of one line; a scrap such as "Ltd." stays with its sentence. */
function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && (wordCount(part) < FEWEST_WORDS || wordCount(last) < FEWEST_WORDS))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Statements of a prose field: its lines without bullets, and the sentences of a line. */
export const statementsOf = (text: string | null | undefined): string[] =>
  plain(text)
    .split('\n')
    .map(withoutBullet)
    .filter((line) => line !== '')
    .flatMap(sentencesOfLine);

const QUOTE_LENGTH = 140;

/** A text cut to what fits beside a result. */
export function quoteOf(text: string, length = QUOTE_LENGTH): string {
  const line = plain(text).replace(/\s+/g, ' ');
  const letters = [...line];
  return letters.length <= length
    ? line
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

const ENDINGS = /(?:ations?|ating|ated|ings?|ers?|ed|ies|es|s|y|e)$/;

/** A word without its ending, for comparing forms of one word. */
export const stemOf = (word: string): string => (word.length > 4 ? word.replace(ENDINGS, '') : word);

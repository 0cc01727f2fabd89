/** A word or a punctuation mark of a sentence. */
export interface Token {
  text: string;
  /** Lower case, without a full stop at its end. */
  lower: string;
  /** Offsets in the text, in UTF-16 units. */
  start: number;
  end: number;
  isWord: boolean;
}

// Abbreviations keep their stops (B.Sc.), names their signs (C++, CI/CD, Node.js).
const TOKEN =
  /(?:\p{L}{1,5}\.){2,8}|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’+#&/._-]{0,60}[\p{L}\p{N}+#])?(?:(?<=s)['’](?=\s\p{L}))?|[^\s]/gu;
const SENTENCE_END = new Set(['.', '!', '?', ';', '•']);

/** The sentences of a text as tokens. A line end ends a sentence, as does a semicolon. */
export function sentencesOf(text: string): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  let last = 0;
  const close = (): void => {
    if (current.length > 0) sentences.push(current);
    current = [];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (text.slice(last, index).includes('\n')) close();
    last = index + token.length;
    if (SENTENCE_END.has(token)) {
      close();
      continue;
    }
    current.push({
      text: token,
      lower: token.toLowerCase().replace(/\.$/, ''),
      start: index,
      end: last,
      isWord: /^[\p{L}\p{N}]/u.test(token),
    });
  }
  close();
  return sentences;
}

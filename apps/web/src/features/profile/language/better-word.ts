/** A text of the catalogue: its English, and what it is in the language of the screens. */
export interface KnownText {
  readonly english: string;
  readonly words: string;
}

const MOST_FOUND = 8;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Texts with these words, in the language or in English, with or without their marks; the shortest first. */
export function textsWith(words: string, texts: readonly KnownText[]): KnownText[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [];
  return texts
    .filter((text) => plain(text.words).includes(wanted) || plain(text.english).includes(wanted))
    .toSorted((one, other) => one.words.length - other.words.length)
    .slice(0, MOST_FOUND);
}

/** The lines of a PO file that a translator can take over. */
export const poLines = ({ english }: KnownText, better: string): string =>
  `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(better)}`;

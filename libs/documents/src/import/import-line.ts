/** One line of a resume that is read, with what its file says about it. */
export interface ImportLine {
  text: string;
  /** The file marks it as a heading. */
  isHeading?: boolean;
  /** Of a heading: how deep it stands, from 1. */
  level?: number;
  /** It is the title of the whole document. */
  isTitle?: boolean;
  /** The file marks it as an item of a list; a typed bullet is found by the reader of the text. */
  isBullet?: boolean;
  /** Height of its letters in relation to most of the text. */
  scale?: number;
  /** The next line goes on in the same face, and its first word had no room on this one. */
  isFull?: boolean;
  /** It stands apart from the line before it. */
  isApart?: boolean;
}

/** What is not seen: controls, formats, private letters; the joiners of some scripts stay. */
const UNWANTED = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu;

/** A line's text in one form: composed letters, plain spaces, nothing that is not seen. A tab is a wide gap. */
export function cleanLine(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d]/g, '•')
      .replace(UNWANTED, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/\ufb00/g, 'ff')
      .replace(/\ufb01/g, 'fi')
      .replace(/\ufb02/g, 'fl')
      .replace(/ {3,}/g, '\t')
      .replace(/ *\t[\t ]*/g, '\t')
      .replace(/ {2}/g, ' ')
      // A label and its value in two cells.
      .replace(/^([^\t:]{1,30}):\t/, '$1: ')
      .trim()
  );
}

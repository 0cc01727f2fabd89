import type { PageBox } from '../read-resume.types.ts';

/** A piece of a printed line that has wide space at both sides, such as a title, or the dates at the right edge. */
export interface LayoutCell {
  /** Its words, cleaned. */
  text: string;
  /** In points from the left edge of the page; 0 where the file has no pages. */
  left: number;
  right: number;
  bold: boolean;
  italic: boolean;
  /** Height of its letters in points; 0 where it is not known. */
  size: number;
  /** Name of its font in the file; empty where it is not known. Only good for telling faces apart. */
  font: string;
  /** Of its letters, as #rrggbb, where the file sets another colour than black. */
  colour?: string;
  /** Address that a press on it opens. */
  link?: string;
  /** Where the face changes within the cell, such as a bold title before its employer; from the first letter on. */
  faces?: readonly CellFace[];
}

/** What the letters of a cell look like from one of them on. */
export interface CellFace {
  /** Index of the first letter in the cell's text. */
  from: number;
  bold: boolean;
  italic: boolean;
  size: number;
  /** Where it is another than the cell's. */
  font?: string;
  colour?: string;
}

/** One printed line of one column, in reading order. */
export interface LayoutLine {
  cells: readonly LayoutCell[];
  /** The words of its cells with a tab between them; the mark of a list item is not part of it. */
  text: string;
  /** Where it is printed; missing where the file has no pages. */
  box?: PageBox;
  /** Lines of one column have the same number, also where the column goes on on the next page. */
  column: number;
  /** Lines of one block follow each other in one step; a wider gap, a ruled line or another column begins the next. */
  block: number;
  /** Distance of its words from the left edge of the column, in heights of the body's letters. */
  indent: number;
  /** Empty space above, in steps of the column's lines: 0 follows directly, 1 leaves out one line. */
  gapBefore: number;
  /** Height of its letters in relation to most of the file's text. */
  scale: number;
  /** Said of all of its letters. */
  bold: boolean;
  italic: boolean;
  /** All of its letters are capitals, also small ones. */
  caps: boolean;
  /** It begins with a bullet, a drawn dot, or the number or mark of a list item. */
  bullet: boolean;
  /** It goes on in the next line of its column: the first word there had no room here. */
  wraps: boolean;
  /** Depth of a list item, from 0. */
  listLevel?: number;
  /** A ruled line is drawn directly above or below. */
  ruleBefore?: boolean;
  ruleAfter?: boolean;
  /** It is printed on a filled area with its own colour. */
  shaded?: boolean;
  /** Its first cell is a label in a narrow column beside the content, such as a section's name or a period. */
  sideHeading?: boolean;
  /** The file itself marks it as a heading of this depth, from 1. */
  headingLevel?: number;
  /** The file itself marks it as the title of the document. */
  isTitle?: boolean;
  /** It belongs to the head or foot that is repeated on pages, or is a page number. */
  isRunning?: boolean;
  /** Its place in a table that the file or its ruled lines show, from 0; cells of a row have the same row. */
  table?: { table: number; row: number; column: number };
}

import type { Word } from '../wording.ts';
import type { Cv } from './cv.ts';

interface Face {
  b?: boolean;
  i?: boolean;
  u?: boolean;
  caps?: boolean;
  small?: boolean;
  size?: number;
  color?: string;
  font?: string;
}
export type Run = string | (Face & { text: string });

interface Shape {
  align?: 'left' | 'center' | 'right' | 'justify';
  /** Tab stops in centimetres; a right one ends the text there. */
  tabs?: readonly { at: number; right?: boolean; dots?: boolean }[];
  /** Indents in centimetres. */
  left?: number;
  hanging?: number;
  /** Space in points. */
  before?: number;
  after?: number;
  /** A line below. */
  ruled?: boolean;
  shade?: string;
  /** A style of Word's own template, such as `List Bullet`. */
  style?: string;
}

export type Block =
  | ({ kind: 'p'; runs: Run[] } & Shape)
  | { kind: 'table'; widths: readonly number[]; rows: Block[][][]; borders?: boolean }
  | { kind: 'box'; at: readonly [x: number, y: number, width: number, height: number]; blocks: Block[] }
  | { kind: 'page' }
  /** What follows is in so many columns. */
  | { kind: 'columns'; count: number };

export interface WordDocument {
  font: string;
  size: number;
  /** In centimetres: top, right, bottom, left. */
  margins?: readonly [number, number, number, number];
  paper?: 'A4' | 'Letter';
  header?: Block[];
  footer?: Block[];
  /** The footer ends with the number of the page. */
  numbered?: boolean;
  blocks: (Block | false)[];
}

type Text = Run | undefined | readonly Run[];

/** A paragraph; a tab in a text is a tab of the document. */
export const line = (text: Text, shape: Shape = {}): Block => ({
  kind: 'p',
  runs: text === undefined ? [] : Array.isArray(text) ? [...text] : [text as Run],
  ...shape,
});

export const bold = (text: string, face: Face = {}): Run => ({ text, b: true, ...face });
export const italic = (text: string, face: Face = {}): Run => ({ text, i: true, ...face });

export const listed = (lines: readonly string[], style = 'List Bullet'): Block[] =>
  lines.map((text) => line(text, { style, after: 0 }));

/** A cell is a text or its blocks. */
export const grid = (
  widths: readonly number[],
  rows: readonly (readonly (Run | Block[])[])[],
  borders = true,
): Block => ({
  kind: 'table',
  widths,
  borders,
  rows: rows.map((row) =>
    row.map((cell) => (Array.isArray(cell) ? cell : [line(cell as Run, { after: 0 })])),
  ),
});

/** Sections that are lists, each below its heading; none that is empty. */
export const lists = (
  cv: Cv,
  words: readonly Word[],
  heading: (text: string) => Block,
  content: (lines: string[]) => Block[] = listed,
): Block[] =>
  words.flatMap((word) => {
    const lines = cv.small(word);
    return lines.length === 0 ? [] : [heading(cv.heading(word)), ...content(lines)];
  });

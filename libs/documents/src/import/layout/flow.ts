/** A piece of a paragraph in one face; its text may hold tabs and line breaks. */
export interface FlowRun {
  text: string;
  bold: boolean;
  italic: boolean;
  /** In points. */
  size: number;
  colour?: string;
  link?: string;
}

/** A paragraph of a file without pages. */
export interface FlowParagraph {
  kind: 'paragraph';
  runs: FlowRun[];
  headingLevel?: number;
  isTitle?: boolean;
  /** Of a list item, from 0. */
  listLevel?: number;
  /** Empty space above and below, in points. */
  before: number;
  after: number;
  /** Distance from the left edge, in points. */
  indent: number;
}

/** A table: rows of cells, which hold paragraphs and tables. */
export interface FlowTable {
  kind: 'table';
  rows: FlowBlock[][][];
}

/** What is set in its own frame. */
interface FlowFrame {
  kind: 'frame';
  blocks: FlowBlock[];
}

export type FlowBlock = FlowParagraph | FlowTable | FlowFrame;

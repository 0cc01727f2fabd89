import type { TagPlace } from './structure-tree.ts';

/** What letters look like. */
export interface Face {
  /** Name of the font in the file. */
  font: string;
  bold: boolean;
  italic: boolean;
  /** As #rrggbb; missing where it is black. */
  colour?: string;
}

/** A letter or a few, as a file places them: in points, from the upper left corner of its page. */
export interface Letter {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  face: Face;
  /** In quarters of a turn to the right, for text that runs up or down the page. */
  turn: number;
  /** Where the structure of the file puts it. */
  tag?: TagPlace;
}

/** A rectangle around something that is drawn. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawnArea extends Area {
  colour: string;
}

export interface LinkArea extends Area {
  address: string;
}

/** All that a page shows. */
export interface PageMarks {
  width: number;
  height: number;
  letters: Letter[];
  /** Filled or stroked shapes and pictures, in the order in which they are painted. */
  areas: DrawnArea[];
  links: LinkArea[];
}

/** Letters without a space between them. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  face: Face;
  turn: number;
  /** A space is written before it, or it begins a piece of text. */
  isApart: boolean;
  /** Space that is set between all of its letters, in heights of a letter. */
  tracking: number;
  /** Its number in the order in which the page is drawn. */
  order: number;
  /** Where the structure of the file puts it. */
  tag?: TagPlace;
}

import type { FontScript } from './faces.ts';

/** One TrueType file. The screen shows the same letters from its WOFF2 twin, or from the file itself where it has none. */
export interface FontFile {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  script: FontScript | 'cjk';
  /** Code points that the file is for; left out for the file of a face that every text needs. */
  ranges?: readonly (readonly [first: number, last: number])[];
  url: string;
}

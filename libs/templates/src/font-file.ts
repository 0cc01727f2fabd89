import type { FontScript } from './faces.ts';

/** One TrueType file. The screen shows the same letters from its WOFF2 twin. */
export interface FontFile {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  script: FontScript;
  url: string;
}

import type { SectionKind } from './heading-words.ts';

/** A line that opens a section. */
export interface Heading {
  at: number;
  kind: SectionKind;
  /** The words beside it in the same line are its section's own. */
  isBeside: boolean;
  /** No heading is printed above its section: the line is the first of it. */
  isOwnLine?: boolean;
}

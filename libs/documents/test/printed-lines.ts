import type { LayoutLine } from '../src/import/layout/layout-line.ts';
import { isCaps, withoutBullet } from '../src/import/layout/text-layout.ts';

interface Look {
  /** Height of the letters against most of the text. */
  scale?: number;
  bold?: boolean;
  gapBefore?: number;
  column?: number;
  left?: number;
  headingLevel?: number;
  sideHeading?: boolean;
}

/** A line as a reader of pages gives it: cells are parted by tabs, a bullet is typed. */
export function printed(text: string, look: Look = {}): LayoutLine {
  const { scale = 1, bold = false, gapBefore = 0, column = 0, left = 50, headingLevel, sideHeading } = look;
  const { text: rest, bullet } = withoutBullet(text);
  const size = scale * 10;
  const cells = rest.split('\t').map((cell, at) => ({
    text: cell,
    left: left + at * 150,
    right: left + at * 150 + cell.length * 5,
    bold,
    italic: false,
    size,
    font: bold ? 'Bold' : 'Plain',
  }));
  return {
    cells,
    text: rest,
    box: { page: 0, left, top: 0, right: left + 300, bottom: size },
    column,
    block: 0,
    indent: 0,
    gapBefore,
    scale,
    bold,
    italic: false,
    caps: isCaps(rest),
    bullet,
    wraps: false,
    ...(headingLevel ? { headingLevel } : {}),
    ...(sideHeading ? { sideHeading } : {}),
  };
}

const HEADING: Look = { scale: 1.4, bold: true, gapBefore: 1 };

/** The heading of a section. */
export const heading = (text: string): LayoutLine => printed(text, HEADING);

/** The lines of a small resume around those of interest. */
export const resumeLines = (...lines: LayoutLine[]): LayoutLine[] => [
  printed('Ada Obi', { scale: 2.4 }),
  printed('ada.obi@example.com'),
  heading('Summary'),
  printed('Keeps the books of two plants and closes them on time, every month of the year.'),
  ...lines,
];

import type { LayoutLine } from './layout-line.ts';
import type { PageMarks } from './page-marks.ts';

const PAGE_NUMBER =
  /^(?:[-–—|•\s]*)(?:(?:page|seite|pagina|página|pag\.?|p\.)\s*)?\d{1,2}(?:\s*(?:of|\/|von|sur|de|—|-)\s*\d{1,2})?(?:[-–—|•\s]*)$/i;
const NAMED_PAGE = /\b(?:page|seite|página)\s*\d{1,2}(?:\s*(?:of|\/|von|sur|de)\s*\d{1,2})?\s*$/i;
/** Letters of a foot, which may repeat the name of the person. */
const SMALL = 0.97;

/** Marks page numbers, and heads and feet from the second page on that repeat those of the page before. */
export function marksRunning(lines: readonly LayoutLine[], pages: readonly PageMarks[]): LayoutLine[] {
  const seen = new Set<string>();
  const texts = new Set<string>();
  return lines.map((line) => {
    const { box, text, scale } = line;
    const isSaid = scale < SMALL && texts.has(text);
    if (scale >= SMALL) for (const cell of line.cells) texts.add(cell.text);
    const page = box && pages[box.page];
    if (!box || !page) return line;
    const isAtEnd = box.bottom > page.height * 0.9;
    const isAtStart = box.top < page.height * 0.1;
    if (!isAtEnd && !isAtStart) return line;
    const isNumber = PAGE_NUMBER.test(text.replace(/\t/g, ' ')) && (pages.length > 1 || /[a-z/]/i.test(text));
    const key = `${isAtEnd ? 'foot' : 'head'} ${Math.round(box.top / 4)} ${text.replace(/\d+/g, '#').toLowerCase()}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isNumber || isRepeated || (pages.length > 1 && isAtEnd && (isSaid || NAMED_PAGE.test(text)))
      ? { ...line, isRunning: true }
      : line;
  });
}

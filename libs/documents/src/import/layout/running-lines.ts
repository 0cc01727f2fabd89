import type { LayoutLine } from './layout-line.ts';
import type { PageMarks } from './page-marks.ts';

const PAGE_NUMBER =
  /^(?:[-–—|•\s]*)(?:(?:page|seite|pagina|página|pag\.?|p\.)\s*)?\d{1,2}(?:\s*(?:of|\/|von|sur|de|—|-)\s*\d{1,2})?(?:[-–—|•\s]*)$/i;
const NAMED_PAGE = /\b(?:page|seite|página)\s*\d{1,2}(?:\s*(?:of|\/|von|sur|de)\s*\d{1,2})?\s*$/i;
/** Letters of a foot, which may repeat the name of the person. */
const SMALL = 0.97;

/** Marks page numbers, heads and feet from the second page on that repeat those of the page before, and small feet that repeat the text. */
export function marksRunning(lines: readonly LayoutLine[], pages: readonly PageMarks[]): LayoutLine[] {
  const seen = new Set<string>();
  const said = new Set<string>();
  return lines.map((line) => {
    if (line.scale >= SMALL) for (const { text } of line.cells) said.add(text);
    const end = endOf(line, pages);
    if (!end || !line.box) return line;
    const key = `${end} ${Math.round(line.box.top / 4)} ${line.text.replace(/\d+/g, '#').toLowerCase()}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const isFoot = end === 'foot' && pages.length > 1;
    const isSaid = line.scale < SMALL && said.has(line.text);
    const isRunning = isRepeated || isPageNumber(line, pages) || (isFoot && (isSaid || namesPage(line)));
    return isRunning ? { ...line, isRunning } : line;
  });
}

/** A foot with a mail address is the only place of it, at times. */
const namesPage = ({ text }: LayoutLine): boolean => NAMED_PAGE.test(text) && !text.includes('@');

/** The end of its page that a line is printed at. */
function endOf({ box }: LayoutLine, pages: readonly PageMarks[]): 'head' | 'foot' | undefined {
  const page = box && pages[box.page];
  if (!box || !page) return undefined;
  if (box.bottom > page.height * 0.9) return 'foot';
  return box.top < page.height * 0.1 ? 'head' : undefined;
}

const isPageNumber = ({ text }: LayoutLine, pages: readonly PageMarks[]): boolean =>
  PAGE_NUMBER.test(text.replace(/\t/g, ' ')) && (pages.length > 1 || /[a-z/]/i.test(text));

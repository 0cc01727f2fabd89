import { fromCell, type ReadLine } from '../line.ts';
import { findHeadings } from './find-headings.ts';
import { headingMeaning, type SectionKind } from './heading-words.ts';

/** Lines under one heading. */
export interface Section {
  kind: SectionKind | 'header';
  /** Numbers of the heading's own lines of the file. */
  heading: readonly number[];
  lines: ReadLine[];
  /** The section that goes on with these lines in another column. */
  continues?: Section;
}

/** A line so large that it can only be a person's name. */
const NAME_SCALE = 1.4;

/** Puts each line under the heading it follows. */
export function findSections(lines: readonly ReadLine[]): Section[] {
  const headings = new Map(findHeadings(lines).map((heading) => [heading.at, heading]));
  const largest = Math.max(1, ...lines.map(({ scale }) => scale));
  const sections: Section[] = [{ kind: 'header', heading: [], lines: [] }];
  for (const [at, line] of lines.entries()) {
    const heading = headings.get(at);
    if (heading) {
      const section: Section = { kind: heading.kind, heading: line.sources, lines: [] };
      if (heading.isBeside) section.lines.push(fromCell(line, 1));
      sections.push(section);
      continue;
    }
    const isName = line.isTitle === true || (line.scale >= NAME_SCALE && line.scale >= largest * 0.95);
    if (isName && sections.at(-1)?.kind !== 'header')
      sections.push({ kind: 'header', heading: [], lines: [] });
    const before = lines[at - 1];
    const open =
      before && before.column !== line.column && !isName ? sectionAbove(line, sections) : undefined;
    if (open) sections.push({ kind: open.kind, heading: [], lines: [], continues: open });
    const inline =
      headings.size === 0 || sections.at(-1)?.kind === 'header' ? inlineSection(line) : undefined;
    if (inline) sections.push(inline);
    else (sections.at(-1)?.continues ?? sections.at(-1))?.lines.push(line);
  }
  return sections.filter(({ continues }) => !continues);
}

/** Where a column begins without a heading, the last section that is printed at its side of the page goes on. */
function sectionAbove(line: ReadLine, sections: readonly Section[]): Section | undefined {
  const isAside = (section: Section): boolean => section.lines.every((each) => !isOver(each, line));
  const last = sections.at(-1);
  if (!last || last.lines.length === 0 || !isAside(last)) return undefined;
  const found = sections.findLast((section) => section.lines.length > 0 && !isAside(section));
  return found?.continues ?? found;
}

/** Whether two lines share some of the width of the page. */
function isOver({ box: one }: ReadLine, { box: other }: ReadLine): boolean {
  return one !== undefined && other !== undefined && one.left < other.right - 2 && other.left < one.right - 2;
}

/** 'Skills: Excel, SQL' names its section and begins it on one line. */
function inlineSection(line: ReadLine): Section | undefined {
  if (line.bullet) return undefined;
  const [, label = '', rest = ''] = /^([^:]{4,40}):\s*(\S.*)$/.exec(line.text) ?? [];
  const meaning = label ? headingMeaning(label) : undefined;
  const isList =
    meaning && ['skills', 'languages', 'interests', 'summary', 'certifications'].includes(meaning.kind);
  if (!isList || !meaning.isExact) return undefined;
  const [first, ...more] = line.cells;
  if (!first) return undefined;
  const cells = [{ ...first, text: first.text.replace(/^[^:]*:\s*/, '') }, ...more].filter(
    ({ text }) => text !== '',
  );
  return { kind: meaning.kind, heading: [], lines: [{ ...line, cells, text: rest }] };
}

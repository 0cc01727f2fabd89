import { isCaps } from '../../layout/text-layout.ts';
import type { PageBox } from '../../read-resume.types.ts';
import { type ContactLabel, contactLabel, labelledText } from '../contact/contact-labels.ts';
import { isMostlyLanguages } from '../fields/languages.ts';
import { fromCell, type ReadLine } from '../line.ts';
import { findHeadings } from './find-headings.ts';
import type { Heading } from './heading.types.ts';
import { headingMeaning, type SectionKind } from './heading-words.ts';

/** Lines under one heading. */
export interface Section {
  kind: SectionKind | 'header';
  /** Numbers of the heading's own lines of the file. */
  heading: readonly number[];
  /** Words of the heading, where other words of its line belong to the section. */
  besideText?: string;
  /** Where the heading is printed. */
  box?: PageBox;
  lines: ReadLine[];
}

/** A line so large that it can only be a person's name. */
const NAME_SCALE = 1.4;
const NAME_LINES = 3;

/** Puts each line under the heading it follows. */
export function findSections(lines: readonly ReadLine[]): Section[] {
  const headings = new Map(
    findHeadings(lines).map((heading) => [
      heading.at,
      headsFacts(heading, lines) ? { ...heading, kind: 'contact' as const } : heading,
    ]),
  );
  const names = nameLines(lines);
  const found = new FoundSections(headings.size > 0);
  for (const [at, line] of lines.entries()) {
    const heading = headings.get(at);
    if (heading && isRowOf(line, lines[at + 1], heading)) found.addRow(sectionUnder(line, heading));
    else if (heading) found.begin(sectionUnder(line, heading));
    else found.add(line, lines[at - 1], names.has(line));
  }
  return found.sections;
}

/** 'Home language: isiZulu' in a table of facts: the row below goes on with the table. */
const isRowOf = (line: ReadLine, next: ReadLine | undefined, { isBeside, kind }: Heading): boolean =>
  isBeside &&
  LISTS.has(kind) &&
  line.sideHeading !== true &&
  next?.cells.length === 2 &&
  next.gapBefore <= 0.3 &&
  line.cells.length === 2 &&
  headingMeaning(next.cells[0]?.text ?? '') === undefined;

/** Labels of what is about a person and reaches nobody. */
const PERSONAL: ReadonlySet<ContactLabel | undefined> = new Set([
  'name',
  'familyName',
  'givenName',
  'dateOfBirth',
  'gender',
  'maritalStatus',
  'nationality',
  'idNumber',
  'stateOfOrigin',
  'lga',
]);

/** 'Personal profile' above 'Name: …' and 'Gender: …' is about the person, and no summary. */
function headsFacts({ at, kind }: Heading, lines: readonly ReadLine[]): boolean {
  const isFact = ({ cells: [cell], text }: ReadLine): boolean =>
    PERSONAL.has(labelledText(text)?.kind ?? contactLabel(cell?.text ?? ''));
  return kind === 'summary' && lines.slice(at + 1, at + 4).filter(isFact).length > 1;
}

/** The sections of a file as its lines come. */
class FoundSections {
  readonly sections: Section[] = [];
  readonly #hasHeadings: boolean;
  #open: Section;
  /** A column without its own heading continues with what is printed above or beside it. */
  #isHeadless = false;

  constructor(hasHeadings: boolean) {
    this.#hasHeadings = hasHeadings;
    this.#open = this.begin({ kind: 'header', heading: [], lines: [] });
  }

  begin(section: Section): Section {
    this.sections.push(section);
    this.#open = section;
    this.#isHeadless = false;
    return section;
  }

  /** A section of one row within another one. */
  addRow(section: Section): void {
    this.sections.push(section);
  }

  add(line: ReadLine, before: ReadLine | undefined, isName: boolean): void {
    const isHeadless = this.#isHeadless || (before !== undefined && before.column !== line.column);
    if (isName && this.#open.kind !== 'header') this.begin({ kind: 'header', heading: [], lines: [] });
    const inline = inlineSection(line, this.#open.kind, this.#hasHeadings);
    if (inline && isSetApart(line)) this.begin(inline);
    else if (inline) this.#addInline(inline);
    else this.#addLine(line, isHeadless && !isName);
    this.#isHeadless = isHeadless;
  }

  /** A list within a section is one line of it. */
  #addInline(inline: Section): void {
    // A list of languages has its own line, whatever comes below.
    const isWhole = inline.kind === 'languages' && !/[,;&]$/.test(inline.lines[0]?.text ?? '');
    if (this.#hasHeadings && (isWhole || this.#open.kind !== 'header')) this.sections.push(inline);
    else this.begin(inline);
  }

  #addLine(line: ReadLine, isHeadless: boolean): void {
    if (isHeadless && !isRightBelow(this.#open, line)) this.#open = homeOf(line, this.sections) ?? this.#open;
    this.#open.lines.push(this.#open.kind === 'skills' ? withGroup(line) : line);
  }
}

/** Whether a line is the first below the heading of a section, which may be printed over the middle of its columns. */
function isRightBelow({ lines, box: heading }: Section, { box }: ReadLine): boolean {
  if (lines.length > 0 || !heading || !box || heading.page !== box.page) return false;
  const height = heading.bottom - heading.top;
  return box.top > heading.bottom - height / 2 && box.top - heading.bottom < height * 3;
}

/** Lines that can only be a person's name: titles, and what is by far the largest. */
function nameLines(lines: readonly ReadLine[]): ReadonlySet<ReadLine> {
  const largest = Math.max(1, ...lines.map(({ scale }) => scale));
  const large = lines.filter(({ scale }) => scale >= NAME_SCALE && scale >= largest * 0.95);
  // What is as large more often are the heads of entries.
  const names = large.length <= NAME_LINES ? large : [];
  const found = new Set([...names, ...lines.filter(({ isTitle }) => isTitle)]);
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    // What somebody calls their work may be printed above the name, at the head of its column.
    const isHead = above && above.column === line.column && lines[at - 2]?.column !== above.column;
    if (found.has(line) && isHead && headingMeaning(above.text) === undefined) found.add(above);
  }
  return found;
}

function sectionUnder(line: ReadLine, { kind, isBeside, isOwnLine }: Heading): Section {
  if (isOwnLine) return { kind, heading: [], lines: [line] };
  const section: Section = { kind, heading: line.sources, lines: [], ...(line.box ? { box: line.box } : {}) };
  if (isBeside) {
    section.besideText = line.cells[0]?.text ?? '';
    section.lines.push(fromCell(line, 1));
  }
  return section;
}

/** The section that a line of a column without a heading belongs to: the nearest one above it, or begun at its left. */
function homeOf(line: ReadLine, sections: readonly Section[]): Section | undefined {
  const { box } = line;
  if (!box) return undefined;
  let best: { section: Section; height: number } | undefined;
  for (const section of sections) {
    const over = section.lines.filter((each) => each.box && isHigher(each.box, box) && isOver(each, line));
    const canHead = section.box && (isBegun(section.box, box) || isAcross(section.box, box));
    const boxes = over.flatMap((each) => (each.box ? [each.box] : []));
    if (section.box && canHead && isHigher(section.box, box)) boxes.push(section.box);
    for (const { page, top } of boxes) {
      const height = page * PAGE_HEIGHT + top;
      if (!best || height >= best.height) best = { section, height };
    }
  }
  return best?.section;
}

/** Whether a heading can be that of a line to its right, on its own page or on the next. */
const isBegun = (heading: PageBox, line: PageBox): boolean =>
  heading.left <= line.left + 2 && (heading.page === line.page || line.left - heading.left < INDENT_MAX);
const INDENT_MAX = 100;

/** More points than any page is high. */
const PAGE_HEIGHT = 100_000;

const isHigher = (one: PageBox, other: PageBox): boolean =>
  one.page < other.page || (one.page === other.page && one.top < other.top);

/** Whether two lines share some of the width of the page. */
const isOver = ({ box: one }: ReadLine, { box: other }: ReadLine): boolean =>
  one !== undefined && other !== undefined && isAcross(one, other);

const isAcross = (one: PageBox, other: PageBox): boolean =>
  one.left < other.right - 2 && other.left < one.right - 2;

/** A name of a group of skills in its own cell: 'Core skills   Excel, SQL'. */
function withGroup(line: ReadLine): ReadLine {
  const [first, second, ...more] = line.cells;
  if (!first || !second || first.text.endsWith(':') || headingMeaning(first.text)?.kind !== 'skills')
    return line;
  const { box: _box, ...rest } = second;
  const cells = [{ ...rest, text: `${first.text}: ${second.text}` }, ...more];
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
}

/** Lists that are often a line of another section. */
const LISTS: ReadonlySet<string> = new Set(['languages', 'certifications', 'interests']);
const INLINE: ReadonlySet<string> = new Set([...LISTS, 'skills', 'summary']);

/** Sections of a few lines that a heading in capitals may have beside it. */
const SET_APART: ReadonlySet<string> = new Set([
  ...INLINE,
  ...['referees', 'projects', 'achievements', 'memberships', 'training', 'publications'],
]);

const headingMeaningOf = (label: string) => (label === '' ? undefined : headingMeaning(label));

/** 'Languages: English, French' names its section and begins it on one line. */
function inlineSection(line: ReadLine, open: Section['kind'], hasHeadings: boolean): Section | undefined {
  const [first, ...more] = line.cells;
  if (line.bullet || !first) return undefined;
  const [, said = '', rest = ''] = /^([^:]{4,40}):\s*(?:[-–—]\s*)?(.*)$/.exec(first.text) ?? [];
  const meaning = headingMeaningOf(said || (more.length > 0 ? first.text : ''));
  if (!meaning?.isExact || (meaning.kind === open && open !== 'languages')) return undefined;
  const isWithin = WITHIN.has(open);
  const named = isSetApart(line) ? SET_APART : namedWithin(open, hasHeadings);
  if (!named.has(meaning.kind)) return undefined;
  const cells = [{ ...first, text: rest }, ...more].filter(({ text }) => text !== '');
  if (cells.length === 0) return undefined;
  const text = cells.map((cell) => cell.text).join('\t');
  // 'Languages: Go, Python' is a group of skills.
  if (meaning.kind === 'languages' && (isWithin || open === 'contact') && !isMostlyLanguages(text))
    return undefined;
  return {
    kind: meaning.kind,
    heading: line.sources,
    besideText: first.text,
    lines: [{ ...line, cells, text }],
  };
}

const WITHIN: ReadonlySet<string> = new Set([...LISTS, 'skills']);
const IN_CONTACT: ReadonlySet<string> = new Set(['languages', 'interests', 'licences']);
const NONE: ReadonlySet<string> = new Set();
/** Lists that are lines of 'Other information'. */
const LISTED: ReadonlySet<string> = new Set(['languages', 'interests', 'skills', 'licences']);

/** 'HOBBIES: Football, Reading' below an empty line: a heading in capitals with its section beside it. */
const isSetApart = ({ text, gapBefore }: ReadLine): boolean => {
  const [label = ''] = text.split(':');
  return gapBefore > 0.3 && label !== text && isCaps(label);
};

/** Sections that a line may name where this one is open. */
function namedWithin(open: Section['kind'], hasHeadings: boolean): ReadonlySet<string> {
  if (!hasHeadings || open === 'header') return INLINE;
  if (open === 'contact') return IN_CONTACT;
  if (open === 'other') return LISTED;
  return WITHIN.has(open) ? WITHIN : NONE;
}

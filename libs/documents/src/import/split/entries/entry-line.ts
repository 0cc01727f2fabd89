import { monthNumber } from '../../month-words.ts';
import { findPeriod, isDuration, type Period } from '../dates/dates.ts';
import { titleScore } from '../fields/evidence.ts';
import { labelKind } from '../fields/labels.ts';
import { firstFace, joinedLine, joinedText, lastFace, type ReadCell, type ReadLine } from '../line.ts';
import { withLabelledSpans } from './labelled-spans.ts';
import { isAside, withoutLabel, withRecordLabels } from './line-labels.ts';
import { HEAD_MAX, isSentence, longWords, wordsOf } from './line-measure.ts';
import { namedColumns } from './named-columns.ts';
import { withWholeDates } from './parted-dates.ts';
import { partedLine, withStops } from './parted-lines.ts';
import { saidEntry, saidLines } from './said-entries.ts';

/** A line of a section of entries, with what it could be in one. */
export interface EntryLine extends ReadLine {
  /** It dates an entry. */
  period?: Period & { /** Number of the cell that holds it. */ cell: number };
  /** What the label in its first cell, which is taken away, says of the rest: 'Name of employer'. */
  label?: string;
  /** It is running text or an item of a list: never the head of an entry. */
  isBody: boolean;
}

/** A line this long was broken for want of room, so that the next one continues with it. */
const FULL_LINE = 62;

/** A date that is the line's own matter, and not part of a sentence. */
function periodOf(line: ReadLine): EntryLine['period'] {
  const found = line.cells.flatMap((cell, at) => {
    const period = findPeriod(cell.text);
    return period ? [{ ...period, cell: at, text: cell.text }] : [];
  });
  const best = found.find(({ isRange }) => isRange) ?? found[0];
  if (!best) return undefined;
  const { text, ...period } = best;
  const before = text.slice(0, period.index).trim();
  const after = text.slice(period.index + period.length).replace(/^[\s)\]}.,;:|–-]+/, '');
  const isAtEdge = before === '' || after === '' || before.length + after.length < 90;
  const isWithin =
    !period.isRange && before !== '' && after !== '' && !/[|•·–,(-]\s*$|\s(?:in|en|em)$/u.test(before);
  return isAtEdge && !isWithin ? period : undefined;
}

/** '1 yr 2 mos' beside or under a date says nothing more. */
const isIdle = (line: ReadLine): boolean => isDuration(line.text);

const NUMBERED_WORDS = 8;

/** '1. Site Engineer' above its employer and dates: items that a line without a bullet follows, in a list with others. */
function numberedHeads(lines: readonly ReadLine[]): ReadonlySet<ReadLine> {
  const heads = lines.filter((line, at) => {
    const next = lines[at + 1];
    const isFollowed =
      next !== undefined &&
      !next.bullet &&
      // What is louder or dated begins something else.
      (!next.bold || line.bold) &&
      !beginsWithDates(next) &&
      /^\p{Lu}/u.test(next.text) &&
      !line.wraps;
    return line.bullet && isFollowed && wordsOf(line.text) <= NUMBERED_WORDS && titleScore(line.text) !== 0;
  });
  const items = lines.filter(({ bullet }) => bullet);
  return new Set(heads.length > 1 && heads.length < items.length ? heads : []);
}

/** Bullets stand before the dated lines of a section and not before the text below them: there they mark the heads. */
function withDatedHeads(lines: ReadLine[]): ReadLine[] {
  const dated = lines.filter(({ text }) => findPeriod(text)?.isRange);
  const plain = lines.filter(({ bullet }) => !bullet);
  const areHeads =
    dated.length > 1 &&
    lines[0] === dated[0] &&
    dated.every(({ bullet }) => bullet) &&
    plain.length > 0 &&
    lines.every(({ bullet, text }) => !bullet || findPeriod(text)?.isRange);
  return areHeads ? lines.map((line) => ({ ...line, bullet: !line.bullet })) : lines;
}

/** A dot drawn before the heads of a list of entries is not a bullet: its line is louder than the items below. */
function withoutHeadBullets(lines: ReadLine[]): ReadLine[] {
  const items = lines.filter(({ bullet }) => bullet);
  const quietest = Math.min(...items.map(({ scale }) => scale));
  const hasQuiet = items.some(({ bold }) => !bold);
  const numbered = numberedHeads(lines);
  return lines.map((line) =>
    line.bullet && (line.scale > quietest + 0.08 || (line.bold && hasQuiet) || numbered.has(line))
      ? { ...line, bullet: false }
      : line,
  );
}

/** A line whose label says that it is a fact of the entry's head. */
export const isFact = ({ label }: { label?: string }): boolean => label !== undefined;

/** The lines of a section with those joined that one text runs over. */
export function entryLines(lines: readonly ReadLine[]): EntryLine[] {
  const whole = joinedWraps(withDatedHeads(withWholeDates(namedColumns(withLabelledSpans(lines)))));
  return withStops(withRecordLabels(withoutHeadBullets(whole)))
    .filter((line) => !isIdle(line) && !isAside(line))
    .flatMap(saidLines)
    .map(saidEntry)
    .flatMap(partedLine)
    .map(withoutLabel)
    .map((line): EntryLine => {
      const period = line.bullet && wordsOf(line.text) > 14 ? undefined : periodOf(line);
      const rest = period ? line.text.length - period.length : line.text.length;
      // A row below the names of its columns is an entry, however much is in its cells.
      const isRow = line.cells.some(({ label }) => label !== undefined);
      const isLong = !isRow && (rest > HEAD_MAX || (longWords(line.text) > 18 && line.cells.length === 1));
      const isBody = !isFact(line) && !isRow && (line.bullet || isSentence(line.text) || isLong);
      return period && !isLong && !(!isRow && isSentence(line.text) && wordsOf(line.text) > 9)
        ? { ...line, period, isBody }
        : { ...line, isBody };
    });
}

function joinedWraps(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const before = joined.at(-1);
    const whole = before ? joinedCell(before, line) : undefined;
    if (whole) joined[joined.length - 1] = whole;
    else if (before && (isOpen || isTail(before, line)) && goesOn(before, line))
      joined[joined.length - 1] = joinedLine(before, line);
    else joined.push(line);
    isOpen = line.wraps || endsOpen(line) || isBrokenBody(joined.at(-1), line);
  }
  return joined;
}

/** The line with the rest of one of its cells, which is printed right below it. */
function joinedCell(before: ReadLine, { cells: [rest, ...more], sources }: ReadLine): ReadLine | undefined {
  if (!rest || more.length > 0 || before.cells.length < 2) return undefined;
  const at = before.cells.findIndex((cell) => Math.abs(cell.left - rest.left) < 2);
  const cell = before.cells[at];
  if (
    !cell ||
    rest.right === 0 ||
    lastFace(cell) !== firstFace(rest) ||
    !(endsOpen({ text: cell.text, bullet: false }) || (at === 0 && isFull(before, rest)))
  )
    return undefined;
  const { box: _box, ...open } = cell;
  const whole = {
    ...open,
    text: joinedText(cell.text, rest.text),
    sources: [...cell.sources, ...rest.sources],
  };
  const cells = before.cells.with(at, whole);
  return {
    ...before,
    cells,
    text: cells.map(({ text }) => text).join('\t'),
    sources: [...before.sources, ...sources],
  };
}

/** Least space between the cells of a line, in heights of a letter. */
const LEAST_APART = 1.2;
const FAR_APART = 3;
const LONG_HEAD = 30;

/** Whether the first word below a cell had no room between it and the cell at its right. */
function isFull({ cells: [cell, beside], bullet }: ReadLine, { text, left, right }: ReadCell): boolean {
  if (!cell || !beside || bullet || findPeriod(cell.text) || !findPeriod(beside.text)) return false;
  // Dates right behind their head leave room below, and a short head is not broken.
  if (beside.left - cell.right < cell.size * FAR_APART || cell.text.length < LONG_HEAD) return false;
  const [word = ''] = text.split(' ');
  const width = ((right - left) * word.length) / text.length;
  return cell.right + width + cell.size * LEAST_APART > beside.left;
}

/** A line below an item that begins in the middle of a sentence. */
const isTail = (before: ReadLine, line: ReadLine): boolean =>
  before.bullet && /^\p{Ll}/u.test(line.text) && line.gapBefore < 0.3 && before.face === line.face;

/** Ends with a word or sign that asks for more. */
const endsOpen = ({ text, bullet }: Pick<ReadLine, 'text' | 'bullet'>): boolean =>
  !bullet && /(?:\([^)]*|,|&|\p{L}[-\u00ad]|\s(?:and|of|for|the|et|de|und|für|e))$/iu.test(text);

const isBrokenBody = (whole: ReadLine | undefined, line: ReadLine): boolean =>
  whole !== undefined &&
  (line.box === undefined ? line.text.length >= FULL_LINE : false) &&
  (whole.bullet || (wordsOf(whole.text) > 8 && !/[|\t]/.test(whole.text) && !findPeriod(whole.text))) &&
  !/[.!?]$/.test(line.text);

/** Smallest space above the text of an entry, in steps of lines. */
const HEAD_GAP = 0.06;

/** Whether a line can be the rest of the one before it. */
function goesOn(before: ReadLine, line: ReadLine): boolean {
  if (labelKind(line.text) === 'duties') return false;
  if (line.bullet || line.headingLevel || before.column !== line.column || line.sideHeading) return false;
  if (line.cells.length > 1) return false;
  if (before.cells.length > 1 && !/[,&(\u00ad-]$/.test(before.text) && !isTextBeside(before)) return false;
  if (before.bold !== line.bold || Math.abs(before.scale - line.scale) > 0.04) return false;
  // Below a head that its dates begin, the text keeps a distance that its own lines do not.
  if (line.gapBefore > HEAD_GAP && beginsWithDates(before) && /^\p{Lu}/u.test(line.text)) return false;
  if (line.gapBefore > 0.6 || (beginsWithDates(line) && !endsWithinDate(before))) return false;
  return before.box !== undefined || !findPeriod(line.text)?.isRange;
}

/** 'Executive (Aug' above '2022 – Current)': the month belongs to the year in the next line. */
const endsWithinDate = ({ text }: ReadLine): boolean =>
  monthNumber(/\p{L}+(?=\.?$)/u.exec(text)?.[0] ?? '') > 0 || /[(–—-]$/.test(text);

/** Text beside its dates or its label in one line of the page that has no room for the next word. */
function isTextBeside({ cells: [first, ...more], wraps, sideHeading }: ReadLine): boolean {
  if (!wraps || !first || more.length !== 1) return false;
  if (sideHeading && labelKind(first.text) !== undefined) return true;
  const period = findPeriod(first.text);
  return (sideHeading || period?.isRange === true) && (period?.length ?? 0) >= first.text.length - 2;
}

/** A label over the items of an entry. */
const LABEL =
  /^(?:(?:key|main|core|major|job|specific|duties|roles?|selected|missions?) )*(?:(?:and|&|et) )?(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments?|roles?|description|highlights?|summary|tasks?|missions?|réalisations|aufgaben|tätigkeiten|erfolge|responsabilidades|atividades|majukumu|keywords|details|courses)(?: (?:include[sd]?|and (?:achievements|responsibilities)))?\s*:?$/i;

/** 'Duties: - Consultation' */
const LEADING_LABEL =
  /^(?:(?:[Mm]ain|[Kk]ey|[Jj]ob) )?(?:[Dd]uties|[Rr]esponsibilities)\s*:\s*[-–•*]?\s*(?=\p{Lu})/u;

function beginsWithDates({ text }: ReadLine): boolean {
  const period = findPeriod(text);
  return period?.isRange === true && period.index === 0;
}

/** What is said under the head of an entry: one statement for each item, or for each paragraph. */
export function statementsOf(lines: readonly ReadLine[]): string[] {
  const statements: string[] = [];
  let before: ReadLine | undefined;
  for (const line of lines) {
    const text = line.text.replace(/\t/g, ' ').trim().replace(LEADING_LABEL, '');
    if (text === '' || LABEL.test(text)) continue;
    const last = statements.at(-1);
    const isRest =
      last !== undefined &&
      before !== undefined &&
      !line.bullet &&
      line.gapBefore < 0.6 &&
      (/^[\p{Ll}\d(&%]/u.test(text) || (before.text.length >= FULL_LINE && !/[.!?:;]$/.test(last)));
    if (isRest) statements[statements.length - 1] = joinedText(last, text);
    else statements.push(text);
    before = line;
  }
  return statements;
}

import type { ImportLine } from '../import-line.ts';
import { findPeriod, type Period, withoutPeriod } from './dates.ts';
import { placeAtEnd } from './places.ts';

/** One job or course as it is printed: its head, when it was, and what is said about it. */
export interface ImportedEntry {
  /** Pieces of the head without dates; what stands apart on one line is two pieces. */
  head: string[];
  period: Period | undefined;
  statements: string[];
}

const BULLET = /^(?:[•·∙▪▫■□◦●○◆◇►▶➢➤✓✔❖*–—−-]|o(?= [\p{Lu}])|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/u;
/** A lone letter of a symbol font, as some programs write their bullets. */
const STATEMENT_END = /[.!?;:]$/;

export const isBulleted = (line: ImportLine): boolean => line.isBullet === true || BULLET.test(line.text);
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

/** Longest text that heads an entry. */
const HEAD_MAX = 130;
/** A line this long has been broken for want of room, so that the next one goes on with it. */
const FULL_LINE = 62;

interface Options {
  /** One date is enough to begin an entry, as in a list of schools. */
  takesSingleDates: boolean;
  /** Tells a line that can stand in a head although it follows the dates. */
  isHeadWord: (text: string) => boolean;
}

const labelled = /^(?:dates?|period|duration|year|tenure)\s*[:–-]/i;

function anchorOf(line: ImportLine, options: Options, bulletsToo: boolean): Period | undefined {
  if (isBulleted(line) && !bulletsToo) return undefined;
  const period = findPeriod(line.text);
  if (!period || (!period.isRange && !options.takesSingleDates)) return undefined;
  const rest = withoutPeriod(line.text, period);
  const before = line.text.slice(0, period.index).trim();
  const after = line.text.slice(period.index + period.length).replace(/^[\s)\]}.,;:|-]+/, '');
  const isAtEdge = before === '' || after === '' || before.length + after.length < 90;
  const isSentence = /[.!?]$/.test(rest) && rest.split(' ').length > 9;
  if (rest.length > HEAD_MAX || !isAtEdge || isSentence) return undefined;
  // 'Grew sales by 20 % from 2019 to 2021': a statement, not a head.
  if (
    !labelled.test(line.text) &&
    /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Won|Grew|Ran|Made|Cut)\b/u.test(rest) &&
    rest.split(/\s+/).length > 5
  )
    return undefined;
  return period;
}

/** Takes the lines of a section apart at the dates of its entries. */
export function splitEntries(printed: readonly ImportLine[], options: Options): ImportedEntry[] {
  const lines = joinedWraps(printed, options);
  let anchors = anchorsOf(lines, options, false);
  if (anchors.length === 0) anchors = anchorsOf(lines, options, true);
  if (anchors.length === 0) return undatedEntries(lines, options);
  const [first] = anchors;
  // How many lines of the head stand above its dates is told by the first entry and holds for the others.
  const above = Math.min(3, first?.at ?? 0);
  const starts = anchors.map(({ at }, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1;
    return headStart(lines, at, floor, above, options);
  });
  return anchors.map(({ at, period }, index) => {
    const start = starts[index] ?? at;
    const end = starts[index + 1] ?? lines.length;
    const line = lines[at];
    const dated = line ? withoutBullet(withoutPeriod(line.text, period)) : '';
    let bodyFrom = at + 1;
    const head = [...lines.slice(start, at).map(({ text }) => withoutBullet(text)), dated].filter(Boolean);
    while (
      bodyFrom < end &&
      head.length < 4 &&
      (isBroken(head.at(-1) ?? '', lines[bodyFrom]) || continuesHead(lines, bodyFrom, end, head, options))
    ) {
      head.push(lines[bodyFrom]?.text ?? '');
      bodyFrom += 1;
    }
    return { head: joinedBroken(head), period, statements: statementsOf(lines.slice(bodyFrom, end)) };
  });
}

/** Joins a line of a head with the rest of it that had no room. */
function joinedWraps(lines: readonly ImportLine[], { isHeadWord }: Options): ImportLine[] {
  const joined: ImportLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isRest =
      before?.isFull === true &&
      !isBulleted(before) &&
      !isBulleted(line) &&
      !line.isApart &&
      !line.isHeading &&
      before.text.length < HEAD_MAX &&
      line.text.length < before.text.length * 1.5 &&
      (/^(?:19|20)\d{2}$/.test(line.text) || !findPeriod(before.text)?.isRange);
    const place = isRest
      ? placeAtEnd(`${before?.text.split(', ').at(-1)} ${line.text}`.replace(/^/, ', '))
      : undefined;
    if (before && isRest && (place || !isHeadWord(line.text) || isHeadWord(before.text) === false)) {
      const { isFull: _full, ...rest } = before;
      joined[joined.length - 1] = {
        ...rest,
        text: `${before.text} ${line.text}`,
        ...(line.isFull ? { isFull: true } : {}),
      };
    } else joined.push(line);
  }
  return joined;
}

/** A name that was broken over two lines: it ends with a word that asks for more. */
const OPEN_END = /(?:\b(?:and|of|for|the|in|de|&)|[,&-])$/i;
const firstPiece = (text: string): string => text.split('\t')[0] ?? '';
const isBroken = (before: string, next: ImportLine | undefined): boolean =>
  next !== undefined && OPEN_END.test(firstPiece(before)) && !isBulleted(next) && next.text.length < 60;

function joinedBroken(head: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of head) {
    const [first = '', ...rest] = (joined.at(-1) ?? '').split('\t');
    if (first !== '' && OPEN_END.test(first))
      joined[joined.length - 1] = [`${first} ${text}`, ...rest].join('\t');
    else joined.push(text);
  }
  return joined;
}

function anchorsOf(lines: readonly ImportLine[], options: Options, bulletsToo: boolean) {
  const anchors: { at: number; period: Period }[] = [];
  for (const [at, line] of lines.entries()) {
    const period = anchorOf(line, options, bulletsToo);
    if (period) anchors.push({ at, period });
  }
  // Where ranges head the entries, a single date beside them is only a fact.
  const ranges = anchors.filter(({ period }) => period.isRange);
  return ranges.length * 2 > anchors.length ? mergedNear(ranges) : mergedNear(anchors);
}

/** Two dates on neighbouring lines belong to one entry only when the second line holds nothing else. */
const mergedNear = <Anchor extends { at: number; period: Period }>(anchors: Anchor[]): Anchor[] => anchors;

function headStart(
  lines: readonly ImportLine[],
  at: number,
  floor: number,
  above: number,
  options: Options,
): number {
  let start = at;
  while (start > floor && at - start < above) {
    const line = lines[start - 1];
    if (!line || isBulleted(line) || isSentence(line.text)) break;
    start -= 1;
    // The file's own gap or heading is where the entry begins, unless more of its head stands above.
    if (line.isHeading) break;
  }
  // A first entry without a line above, later ones with: a gap and a word of the trade tell.
  if (above === 0 && start > floor) {
    const line = lines[start - 1];
    if (
      line?.isApart &&
      !isBulleted(line) &&
      !isSentence(line.text) &&
      line.text.length < 70 &&
      options.isHeadWord(line.text)
    )
      start -= 1;
  }
  return start;
}

const isSentence = (text: string): boolean =>
  /[.!?;]$/.test(text) && text.split(' ').length > 3 && !/\b(?:ltd|inc|co|nig|sc|dept|st)\.$/i.test(text);

function continuesHead(
  lines: readonly ImportLine[],
  at: number,
  end: number,
  head: readonly string[],
  options: Options,
): boolean {
  const line = lines[at];
  if (!line || isBulleted(line) || line.isHeading || line.text.length > 80 || isSentence(line.text))
    return false;
  if (
    /^(?:(?:key |main |core )?(?:responsibilit|duties|achievement|job description|roles?\b))/i.test(line.text)
  )
    return false;
  if (/^(?:\p{Lu}\p{Ll}+(?:ed|ing))\b/u.test(line.text) && !options.isHeadWord(line.text)) return false;
  if (options.isHeadWord(line.text)) return line.text.split(' ').length <= 9;
  const next = lines[at + 1];
  // One unknown name under a title, followed by its bullets: the employer.
  const isFollowedByBody =
    at + 1 >= end || (next !== undefined && (isBulleted(next) || next.text.length > FULL_LINE));
  return (
    head.length === 1 &&
    isFollowedByBody &&
    line.text.split(' ').length <= 7 &&
    /^\p{Lu}/u.test(line.text) &&
    at + 1 < end
  );
}

/** Entries of a section without dates: each begins at a heading, or at a line that stands apart. */
function undatedEntries(lines: readonly ImportLine[], options: Options): ImportedEntry[] {
  const groups: ImportLine[][] = [];
  for (const line of lines) {
    const begins = line.isHeading || (line.isApart && !isBulleted(line)) || groups.length === 0;
    if (begins) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((group) => {
    const head: string[] = [];
    let from = 0;
    while (from < group.length && head.length < 3) {
      const line = group[from];
      if (
        !line ||
        (from > 0 && (isBulleted(line) || line.text.length > 80 || !options.isHeadWord(line.text)))
      )
        break;
      head.push(withoutBullet(line.text));
      from += 1;
    }
    return { head, period: undefined, statements: statementsOf(group.slice(from)) };
  });
}

const RESPONSIBILITIES =
  /^(?:(?:key|main|core|major|job|specific|duties|roles?) )*(?:(?:and|&) )?(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments|roles?|description|duties and responsibilities)(?: (?:include[sd]?|and (?:achievements|responsibilities)))?\s*:?$/i;

/** What is said in a body: one statement for each bullet, or for each paragraph where there are no bullets. */
export function statementsOf(lines: readonly ImportLine[]): string[] {
  const statements: string[] = [];
  const hasBullets = lines.some(isBulleted);
  let width = FULL_LINE;
  for (const { text } of lines) width = Math.max(width, text.length * 0.75);
  let before = '';
  for (const line of lines) {
    const text = withoutBullet(line.text);
    if (text === '' || RESPONSIBILITIES.test(text)) continue;
    const goesOn =
      !isBulleted(line) &&
      statements.length > 0 &&
      !(line.isApart && STATEMENT_END.test(before)) &&
      (hasBullets
        ? isBrokenAt(before, text)
        : !STATEMENT_END.test(before) && before.length >= Math.min(width, FULL_LINE));
    if (goesOn) {
      const last = statements.at(-1) ?? '';
      statements[statements.length - 1] =
        /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(text) ? `${last}${text}` : `${last} ${text}`;
    } else statements.push(text);
    before = line.text;
  }
  return statements.map((text) => text.replace(/\t/g, ' '));
}

const isBrokenAt = (before: string, text: string): boolean =>
  /^[\p{Ll}\d₦$£€(&%]/u.test(text) || !STATEMENT_END.test(before);

import { type Period, withoutPeriod } from '../dates/dates.ts';
import type { ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import { type EntryLine, entryLines, isFact } from './entry-line.ts';
import { anchorsOf, findStarts } from './find-starts.ts';
import { nestedRoles } from './nested-roles.ts';
import { type Group, rolesOf } from './roles.ts';

/** One job, course or fact as it is printed. */
export interface Entry {
  /** Its head, with the dates still in it. */
  head: EntryLine[];
  body: EntryLine[];
  period: Period | undefined;
  periodSources: readonly number[];
  /** Head of several entries: the employer of several roles. */
  shared?: EntryLine[];
}

interface Options {
  /** One date is enough to begin an entry, as in a list of schools. */
  takesSingleDates: boolean;
  /** Says of a line's text that it is a fact of a head, although it looks like the text below. */
  isHeadWord: (text: string) => boolean;
  /** Entries have no text below their head, or seldom. */
  isMostlyHead?: boolean;
}

const HEAD_LINES_MAX = 6;

/** Takes the lines of a section apart by the pattern that its entries repeat. */
export function splitEntries(printed: readonly ReadLine[], options: Options): Entry[] {
  const lines = entryLines(printed);
  if (lines.length === 0) return [];
  const anchors = anchorsOf(lines, options.takesSingleDates);
  const body = bodyFace(lines);
  const groups = nestedRoles(lines, anchors) ?? groupsOf(lines, anchors);
  moveHeads(groups);
  const shapes = agreed(
    groups,
    groups.map((group) => headOf(group.lines, group.anchor, body, options)),
  );
  return groups.map((group, index): Entry => {
    const count = Math.min(shapes[index] ?? 1, group.lines.length);
    const dated = group.anchor === undefined ? undefined : group.lines[group.anchor];
    return {
      head: [...group.lines.slice(0, count), ...group.lines.slice(count).filter(isFact)],
      body: group.lines.slice(count).filter((line) => !isFact(line)),
      period: dated?.period,
      periodSources: dated?.period ? (dated.cells[dated.period.cell]?.sources ?? dated.sources) : [],
      ...(group.shared ? { shared: group.shared } : {}),
    };
  });
}

function groupsOf(lines: readonly EntryLine[], anchors: readonly number[]): Group[] {
  const starts = findStarts(lines, anchors);
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const inside = anchors.filter((anchor) => anchor >= start && anchor < end);
    return rolesOf(lines, start, end, inside);
  });
}

const NAME_WORDS = 8;

/** A name below the items of an entry, right above the dates of the next one, is the head of that. */
function moveHeads(groups: readonly Group[]): void {
  for (const [at, next] of groups.entries()) {
    const { lines = [] } = groups[at - 1] ?? {};
    const [before, last] = lines.slice(-2);
    const isName =
      last !== undefined &&
      lines.length > 2 &&
      before?.bullet === true &&
      !last.isBody &&
      !last.period &&
      last.label === undefined &&
      /^\p{Lu}/u.test(last.text) &&
      last.text.split(/\s+/).length <= NAME_WORDS;
    if (!isName || next.shared || next.anchor !== 0) continue;
    lines.pop();
    next.lines.unshift(last);
    next.anchor = 1;
  }
}

/** Heads of one section have as many lines; a line that looks like those of the others' heads belongs to one too. */
function agreed(groups: readonly Group[], counts: readonly number[]): number[] {
  const votes = new Map<number, number>();
  for (const count of counts) votes.set(count, (votes.get(count) ?? 0) + 1);
  const [usual = 1, votesOfUsual = 0] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (votesOfUsual * 2 <= counts.length) return [...counts];
  return counts.map((count, index) => {
    let longer = count;
    while (longer < usual) {
      const line = groups[index]?.lines[longer];
      if (!line || line.isBody || line.text.split(/\s+/).length > 10 || DUTIES.test(line.text)) break;
      longer += 1;
    }
    return longer;
  });
}

/** Looks of the text below the heads. */
function bodyFace(lines: readonly EntryLine[]): string | undefined {
  const letters = new Map<string, number>();
  for (const line of lines) {
    if (line.isBody) letters.set(line.face, (letters.get(line.face) ?? 0) + line.text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** How many lines the head of an entry has. */
function headOf(
  lines: readonly EntryLine[],
  anchor: number | undefined,
  body: string | undefined,
  options: Options,
): number {
  let count = 1;
  while (count < Math.min(lines.length, HEAD_LINES_MAX)) {
    const line = lines[count];
    if (!line || line.isBody) break;
    const isBeforeDates = anchor !== undefined && count <= anchor;
    const isBelowDates = count === 1 && isDateAlone(lines[0]) && line.text.length <= 90;
    if (!isBeforeDates && !isBelowDates && !isHeadLine(line, lines, count, body, options)) break;
    count += 1;
  }
  return count;
}

/** A line with nothing but its dates says nothing of the entry. */
const isDateAlone = (line: EntryLine | undefined): boolean =>
  line?.period !== undefined && trimmed(withoutPeriod(line.text, line.period)) === '';

const DUTIES =
  /^(?:(?:key|main|core|major|job|specific|selected) )*(?:responsibilit|duties|achievement|accomplishment|job description|highlights|summary|tasks|missions? |aufgaben|tätigkeiten|réalisations|responsabilidades|atividades|technolog|tech stack|tools|environment|keywords)/i;

function isHeadLine(
  line: EntryLine,
  lines: readonly EntryLine[],
  at: number,
  body: string | undefined,
  { isHeadWord, isMostlyHead = false }: Options,
): boolean {
  const { text } = line;
  if (text.length > 90 || DUTIES.test(text)) return false;
  if (line.gapBefore > 0.8 && line.block !== lines[at - 1]?.block && !isHeadWord(text)) return false;
  if (isHeadWord(text)) return text.split(' ').length <= 10;
  const looksOther = body !== undefined && line.face !== body;
  const isShort = text.split(' ').length <= 8 && /^[\p{Lu}\d(]/u.test(text);
  if (looksOther) return isShort;
  if (isMostlyHead && body === undefined) return isShort;
  const next = lines[at + 1];
  return at === 1 && isShort && (next === undefined || next.isBody || next.text.length > 70);
}

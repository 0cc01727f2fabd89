import { labelKind } from '../fields/labels.ts';
import type { EntryLine } from './entry-line.ts';
import { rolesOf } from './roles.ts';

/** Whether the lines of a section begin an entry, by one way of seeing it. */
type Rule = (line: EntryLine, at: number, lines: readonly EntryLine[]) => boolean;

interface Starts {
  starts: number[];
  score: number;
}

/** Most lines of a head above its dates. */
const ABOVE_MAX = 4;
const GAP = 0.3;

/** Numbers of the lines that date an entry. */
export function anchorsOf(lines: readonly EntryLine[], takesSingleDates: boolean): number[] {
  const dated = [...lines.entries()].filter(([, { period }]) => period !== undefined);
  const free = dated.filter(([, { isBody }]) => !isBody);
  const usable = free.length > 0 ? free : dated.filter(([, line]) => line.bullet);
  const ranges = usable.filter(([, { period }]) => period?.isRange);
  // Where spans date the entries, a single date beside them is only a fact, unless it looks the same.
  const faces = new Set(ranges.map(([, line]) => dateFace(line)));
  const isMostlyRanges = ranges.length > 0 && (!takesSingleDates || ranges.length * 2 >= usable.length);
  const kept = isMostlyRanges
    ? usable.filter(
        ([, line]) =>
          line.period?.isRange ||
          (takesSingleDates ? faces.has(dateFace(line)) : isAlone(line, faces) || isLeading(line, ranges)),
      )
    : takesSingleDates || ranges.length === 0
      ? usable
      : ranges;
  return kept.map(([at]) => at);
}

const dateFace = ({ cells, period }: EntryLine): string => {
  const cell = cells[period?.cell ?? 0];
  return `${cell?.font}|${cell?.size}|${cell?.bold}|${cell?.italic}|${cell?.colour}|${cells.length > 1}`;
};

/** '2015: Casual labourer, …' where the spans of others lead their lines, too. */
const isLeading = (line: EntryLine, ranges: readonly (readonly [number, EntryLine])[]): boolean =>
  line.period?.index === 0 &&
  /^\d{4}\s*[:–—-]/.test(line.text) &&
  ranges.every(
    ([, { period, text }]) =>
      period?.index === 0 && /[:–—]/.test(text.slice(period.length, period.length + 3)),
  );

/** A single date in its own cell, where the spans of others are. */
const isAlone = (line: EntryLine, faces: ReadonlySet<string>): boolean => {
  const cell = line.cells[line.period?.cell ?? 0];
  if (labelKind(cell?.label) === 'date') return true;
  return (
    faces.has(dateFace(line)) && cell !== undefined && cell.text.length <= (line.period?.length ?? 0) + 4
  );
};

/** Numbers of the lines that begin the entries of a section, by the pattern that explains its dates best. */
export function findStarts(lines: readonly EntryLine[], anchors: readonly number[]): number[] {
  if (lines.length === 0) return [];
  const rules: Rule[] = [
    ...dateRules(lines, anchors),
    ...openingRules(lines[0]),
    (line, at) => !line.isBody && isAfterGap(line, at),
    (line, at, all) => !line.isBody && (at === 0 || all[at - 1]?.isBody === true),
  ];
  let best: Starts = { starts: [0], score: -Infinity };
  for (const rule of rules) {
    const starts = [...lines.keys()].filter((at) => {
      const line = lines[at];
      return line !== undefined && rule(line, at, lines);
    });
    const score = scoreOf(starts, lines, anchors);
    if (score > best.score) best = { starts, score };
  }
  return best.starts[0] === 0 ? best.starts : [0, ...best.starts];
}

/** Entries begin at their date, a few lines above it, or after it where each ends with one. */
function dateRules(lines: readonly EntryLine[], anchors: readonly number[]): Rule[] {
  const [first] = anchors;
  if (first === undefined) return [];
  const rules = Array.from(
    { length: Math.min(ABOVE_MAX, first) + 1 },
    (_none, above): Rule =>
      (_, at) =>
        anchors.includes(at + above),
  );
  if (anchors.length > 1 && anchors.at(-1) === lines.length - 1)
    rules.push((_, at) => at === 0 || anchors.includes(at - 1));
  return rules;
}

/** Entries begin with a line that looks like the first one of the section. */
function openingRules(opening: EntryLine | undefined): Rule[] {
  if (!opening) return [];
  const { label, face, cells, headingLevel } = opening;
  const rules: Rule[] = label === undefined ? [] : [(line) => line.label === label];
  if (opening.isBody) return rules;
  const isAlike = (line: EntryLine): boolean => !line.isBody && line.face === face;
  rules.push(
    (line) => isAlike(line) && line.cells.length === cells.length,
    isAlike,
    (line, at) => isAlike(line) && isAfterGap(line, at),
    (line, at, all) => isAlike(line) && all[at - 1]?.face !== line.face,
  );
  if (headingLevel) rules.push((line) => line.headingLevel === headingLevel);
  return rules;
}

/** A loud line at the end of an entry, after its text, is the head of what follows. */
const isHeadOfNext = (
  last: EntryLine | undefined,
  start: EntryLine,
  before: EntryLine | undefined,
): boolean =>
  last !== undefined &&
  last !== start &&
  before?.isBody === true &&
  !last.isBody &&
  last.period === undefined &&
  (last.scale > start.scale + 0.05 || (last.bold && !start.bold));

const isAfterGap = (line: EntryLine, at: number): boolean => at === 0 || line.gapBefore > GAP;

const scoreOfHead = ({ isBody, bullet, period }: EntryLine): number =>
  isBody && !(bullet && period) ? -0.8 : 0;

function scoreOfDates(
  inside: readonly number[],
  lines: readonly EntryLine[],
  start: number,
  end: number,
  hasDates: boolean,
  isLoudAlone: boolean,
): number {
  if (inside.length === 1) return 1;
  if (inside.length === 0) return hasDates ? (isLoudAlone ? -0.2 : -1) : 0;
  const hasRoles = rolesOf(lines, start, end, inside).length > 1;
  return hasRoles ? inside.length * 1.1 : (inside.length - 1) * -0.6;
}

/** Whether entries begin at all bold lines of one face and nowhere else: one of them may have no dates. */
function areLoudAlone(starts: readonly number[], lines: readonly EntryLine[]): boolean {
  const opening = lines[starts[0] ?? -1];
  if (!opening?.bold || starts.length < 2) return false;
  const alike = [...lines.entries()].filter(([, { bold, isBody }]) => bold && !isBody).map(([at]) => at);
  return (
    alike.length === starts.length &&
    alike.every((at, index) => at === starts[index] && lines[at]?.face === opening.face)
  );
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** How well an entry is parted from the one before. */
function scoreOfBreak(
  line: EntryLine,
  at: number,
  before: EntryLine | undefined,
  opening: EntryLine | undefined,
): number {
  const ofGap = isAfterGap(line, at) ? 0.25 : 0;
  // The label that opens the section opens each of its entries, whatever is printed before it.
  if (opening?.label !== undefined && line.label === opening.label) return ofGap + 0.15;
  if (before?.isBody) return ofGap + 0.15;
  // A head whose line above is as loud as itself was cut in two.
  return isAfterGap(line, at) ? ofGap : -0.35;
}

/** How well starts explain the dates: one in each entry, at the same distance, at lines that look alike. */
function scoreOf(starts: readonly number[], lines: readonly EntryLine[], anchors: readonly number[]): number {
  if (starts.length === 0) return -Infinity;
  let score = starts[0] === 0 ? 0 : -1;
  const offsets = new Map<number, number>();
  const faces = new Map<string, number>();
  const isLoud = areLoudAlone(starts, lines);
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length;
    const inside = anchors.filter((anchor) => anchor >= start && anchor < end);
    const line = lines[start];
    if (!line) continue;
    score += scoreOfDates(inside, lines, start, end, anchors.length > 0, isLoud);
    const [anchor] = inside;
    if (anchor !== undefined) count(offsets, anchor - start);
    count(faces, line.face);
    score += scoreOfHead(line);
    if (index > 0) score += scoreOfBreak(line, start, lines[start - 1], lines[0]);
    if (end < lines.length && isHeadOfNext(lines[end - 1], line, lines[end - 2])) score -= 1;
  }
  const share = (counts: Map<unknown, number>): number => Math.max(0, ...counts.values()) / starts.length;
  const missed = anchors.filter((anchor) => anchor < (starts[0] ?? 0)).length;
  return (
    (score - missed) / Math.max(1, anchors.length || starts.length) +
    share(faces) * 0.3 +
    share(offsets) * 0.2
  );
}

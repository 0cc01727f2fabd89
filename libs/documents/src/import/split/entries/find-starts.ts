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
          line.period?.isRange || (takesSingleDates ? faces.has(dateFace(line)) : isAlone(line, faces)),
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

/** A single date in a cell of its own, where the spans of others are. */
const isAlone = (line: EntryLine, faces: ReadonlySet<string>): boolean => {
  const cell = line.cells[line.period?.cell ?? 0];
  return (
    faces.has(dateFace(line)) && cell !== undefined && cell.text.length <= (line.period?.length ?? 0) + 4
  );
};

/** Numbers of the lines that begin the entries of a section, by the pattern that explains its dates best. */
export function findStarts(lines: readonly EntryLine[], anchors: readonly number[]): number[] {
  if (lines.length === 0) return [];
  const first = anchors[0];
  const rules: Rule[] = [];
  const opening = lines[0];
  if (first !== undefined) {
    for (let above = 0; above <= Math.min(ABOVE_MAX, first); above += 1)
      rules.push((_, at) => anchors.includes(at + above));
  }
  if (anchors.length > 1 && anchors.at(-1) === lines.length - 1)
    rules.push((_, at) => at === 0 || anchors.includes(at - 1));
  const { label } = opening ?? {};
  if (label !== undefined) rules.push((line) => line.label === label);
  if (opening && !opening.isBody) {
    rules.push(
      (line) => !line.isBody && line.face === opening.face && line.cells.length === opening.cells.length,
    );
    rules.push((line) => !line.isBody && line.face === opening.face);
    rules.push((line, at) => !line.isBody && line.face === opening.face && isAfterGap(line, at));
    rules.push(
      (line, at, all) => !line.isBody && line.face === opening.face && all[at - 1]?.face !== line.face,
    );
    if (opening.headingLevel) rules.push((line) => line.headingLevel === opening.headingLevel);
  }
  rules.push((line, at) => !line.isBody && isAfterGap(line, at));
  rules.push((line, at, all) => !line.isBody && (at === 0 || all[at - 1]?.isBody === true));
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

/** How well starts explain the dates: one in each entry, at the same distance, at lines that look alike. */
function scoreOf(starts: readonly number[], lines: readonly EntryLine[], anchors: readonly number[]): number {
  if (starts.length === 0) return -Infinity;
  let score = starts[0] === 0 ? 0 : -1;
  const offsets = new Map<number, number>();
  const faces = new Map<string, number>();
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length;
    const inside = anchors.filter((anchor) => anchor >= start && anchor < end);
    const line = lines[start];
    if (!line) continue;
    if (inside.length === 1) score += 1;
    else if (inside.length === 0) score -= anchors.length > 0 ? 1 : 0;
    else if (rolesOf(lines, start, end, inside).length > 1) score += inside.length * 0.9;
    else score -= (inside.length - 1) * 0.6;
    const [anchor] = inside;
    if (anchor !== undefined) offsets.set(anchor - start, (offsets.get(anchor - start) ?? 0) + 1);
    faces.set(line.face, (faces.get(line.face) ?? 0) + 1);
    if (line.isBody && !(line.bullet && line.period)) score -= 0.8;
    if (index > 0) score += isAfterGap(line, start) ? 0.25 : 0;
    if (index > 0 && lines[start - 1]?.isBody) score += 0.15;
    // A head whose line above is as loud as itself was cut in two.
    if (index > 0 && !lines[start - 1]?.isBody && !isAfterGap(line, start)) score -= 0.35;
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

import type { EntryLine } from './entry-line.ts';

/** Lines of one entry, before it is known how many of them are its head. */
export interface Group {
  lines: EntryLine[];
  /** Number of its dated line, from its own first line. */
  anchor: number | undefined;
  /** Head of several entries. */
  shared?: EntryLine[];
}

const SHARED_MAX = 3;

/** Several dates under one head are several roles, if each begins with its own line and the head comes once. */
export function rolesOf(
  lines: readonly EntryLine[],
  start: number,
  end: number,
  anchors: readonly number[],
): Group[] {
  const whole = lines.slice(start, end);
  const [first, second] = anchors;
  if (first === undefined) return [{ lines: whole, anchor: undefined }];
  const one: Group = { lines: whole, anchor: first - start };
  if (second === undefined) return [one];
  // The head may have dates of its own: the whole time with the employer.
  const roles = first === start ? anchors.slice(1) : [...anchors];
  const starts = roleStarts(lines, start, roles);
  const shared = lines.slice(start, starts[0] ?? start);
  const isHead = shared.length > 0 && shared.length <= SHARED_MAX && !shared.some(({ isBody }) => isBody);
  const isOnce = lines
    .slice(starts[0] ?? start, end)
    .every(
      ({ face, bullet, label }, at) =>
        bullet ||
        (label !== undefined && label !== shared[0]?.label) ||
        face !== shared[0]?.face ||
        isBelowText(lines, starts, at + (starts[0] ?? start)),
    );
  if (starts.length < (first === start ? 1 : 2) || !isHead || !isOnce) return [one];
  return starts.map((from, index) => ({
    lines: lines.slice(from, starts[index + 1] ?? end),
    anchor: (roles[index] ?? from) - from,
    shared,
  }));
}

/** A role may look like the head above it where it begins below the text of the role before. */
const isBelowText = (lines: readonly EntryLine[], starts: readonly number[], at: number): boolean =>
  at === starts[0] || (starts.includes(at) && lines[at - 1]?.isBody === true);

/** A line that begins something after the one before it. */
const isLouder = (line: EntryLine, before: EntryLine | undefined): boolean =>
  before !== undefined &&
  before.face !== line.face &&
  (line.scale > before.scale + 0.05 || (line.bold && !before.bold));

/** Where the roles begin: at lines that look alike, each after the text of the role before. */
function roleStarts(lines: readonly EntryLine[], start: number, anchors: readonly number[]): number[] {
  const [first] = anchors;
  if (first === undefined) return [];
  for (let above = Math.min(2, first - start - 1); above >= 0; above -= 1) {
    const starts = anchors.map((anchor) => anchor - above);
    const faces = new Set(starts.map((at) => lines[at]?.face));
    const isClear = starts.every((at, index) => {
      const line = lines[at];
      const before = lines[at - 1];
      return (
        line && !line.isBody && (index === 0 || before?.isBody || before?.period || isLouder(line, before))
      );
    });
    if (faces.size === 1 && isClear) return starts;
  }
  return [];
}

import { type Period, withoutPeriod } from '../dates/dates.ts';
import { titleScore } from '../fields/evidence.ts';
import { firstFace } from '../line.ts';
import type { EntryLine } from './entry-line.ts';
import type { Group } from './roles.ts';

const SHARED_MAX = 3;

const endOf = ({ end, current }: Period): string => (current ? '9999' : end);
/** Whether one span lies within the other, by what both say: a year holds all of its months. */
const isWithin = (inner: Period, outer: Period): boolean => {
  const length = Math.min(inner.start.length, outer.start.length);
  const lengthOfEnd = Math.min(endOf(inner).length, endOf(outer).length);
  return (
    inner.start.slice(0, length) >= outer.start.slice(0, length) &&
    endOf(inner).slice(0, lengthOfEnd) <= endOf(outer).slice(0, lengthOfEnd)
  );
};

/** Capitals are no part of it: 'KORA BANK 2008 – Present' has other letters behind them. */
const lookOf = ({ cells }: EntryLine): string => `${cells[0] ? firstFace(cells[0]) : ''}|${cells.length > 1}`;
const nameIn = ({ text, period }: EntryLine): string =>
  (period?.cell === 0 ? withoutPeriod(text, period) : text).split('\t')[0] ?? '';

/**
 * Employers with the dates of the whole time there, each above its roles with dates of their own: every span of
 * the second look lies within the one of the first look above it. Jobs that follow each other never do.
 */
export function nestedRoles(lines: readonly EntryLine[], anchors: readonly number[]): Group[] | undefined {
  const [first] = anchors;
  const opening = first === undefined ? undefined : lines[first];
  if (first !== 0 || !opening) return undefined;
  const outer = anchors.filter((at) => {
    const line = lines[at];
    return line !== undefined && lookOf(line) === lookOf(opening);
  });
  const named = (all: readonly number[]): number =>
    all.filter((at) => lines[at] && titleScore(nameIn(lines[at])) > 0).length;
  const inner = anchors.filter((at) => !outer.includes(at));
  const isHeld = (at: number): boolean => {
    const whole = lines[outer.findLast((other) => other < at) ?? -1]?.period;
    const own = lines[at]?.period;
    return whole?.isRange === true && own !== undefined && isWithin(own, whole);
  };
  const isTitled = named(inner) * 2 >= inner.length && named(outer) * 2 < outer.length;
  if (inner.length < 2 || !isTitled || !inner.every(isHeld)) return undefined;
  return outer.flatMap((start, index): Group[] => {
    const end = outer[index + 1] ?? lines.length;
    const roles = inner.filter((at) => at > start && at < end);
    const [role] = roles;
    if (role === undefined) return [{ lines: lines.slice(start, end), anchor: 0 }];
    const shared = lines.slice(start, role).filter(({ isBody }) => !isBody);
    return roles.map((from, at) => ({
      lines: lines.slice(from, roles[at + 1] ?? end),
      anchor: 0,
      shared: shared.slice(0, SHARED_MAX),
    }));
  });
}

import { faceOf, type ReadLine } from '../line.ts';
import type { Heading } from './heading.types.ts';

/** Fewest names, one below the other, that are a list and no headings. */
const LIST_LEAST = 3;
const NAME_WORDS = 4;

/** Lines that look like headings and have nothing below them but each other, also such as are in capitals or hold a number. */
export function listedNames(
  all: readonly Heading[],
  unknown: ReadonlySet<Heading>,
  lines: readonly ReadLine[],
): number[] {
  const names = new Map(all.filter((one) => unknown.has(one) && !one.isBeside).map((one) => [one.at, one]));
  const known = new Set(all.filter((one) => !unknown.has(one)).map(({ at }) => at));
  const looks = (at: number): string => {
    const line = lines[at];
    return line?.cells.length === 1 && line.cells[0] ? `${line.column} ${faceOf(line.cells[0])}` : '';
  };
  const named = new Set([...names.keys()].map(looks));
  const isListed = (at: number): boolean =>
    !known.has(at) &&
    (names.has(at) ||
      (named.has(looks(at)) &&
        lines[at]?.bullet === false &&
        (lines[at]?.text.split(/\s+/).length ?? 0) <= NAME_WORDS));
  const runs: number[][] = [];
  for (const at of lines.keys()) {
    if (!isListed(at)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1 && looks(at - 1) === looks(at)) run.push(at);
    else runs.push([at]);
  }
  return runs.filter((run) => run.filter((at) => names.has(at)).length >= LIST_LEAST).flat();
}

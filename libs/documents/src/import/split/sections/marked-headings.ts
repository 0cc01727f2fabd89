import type { ReadLine } from '../line.ts';
import type { Heading } from './heading.types.ts';
import { headingMeaning } from './heading-words.ts';

/** Fewest known headings in one numbering. */
const NUMBERED_LEAST = 2;

/** All lines that one numbering counts, where most of them are known headings: 'A. Bio data', 'B. Conferences'. */
export function numberedHeadings(
  lines: readonly ReadLine[],
  known: readonly Heading[],
  unknown: (at: number, line: ReadLine) => Heading | undefined,
): Heading[] {
  const runs = new Map<number, number[]>();
  for (const [at, { listRun }] of lines.entries())
    if (listRun !== undefined) runs.set(listRun, [...(runs.get(listRun) ?? []), at]);
  return [...runs.values()].flatMap((run) => {
    const own = known.filter(({ at }) => run.includes(at));
    if (own.length < NUMBERED_LEAST || own.length * 2 < run.length) return [];
    return run.flatMap((at): Heading[] => {
      const line = lines[at];
      const heading = own.find((one) => one.at === at);
      if (heading) return [heading];
      const other = line && unknown(at, line);
      return other ? [other] : [];
    });
  });
}

/** Kinds of sections that are named behind a bullet each, in a file that sets a bullet before its headings. */
const BULLETED_LEAST = 3;

/** '➢ WORK EXPERIENCE': headings behind the same mark as the items of lists. */
export function bulletedHeadings(lines: readonly ReadLine[]): ReadonlySet<ReadLine> {
  const loud = lines.filter(
    (line) =>
      line.bullet &&
      (line.caps || line.bold || line.text.endsWith(':')) &&
      headingMeaning(line.text) !== undefined,
  );
  const kinds = new Set(loud.map(({ text }) => headingMeaning(text)?.kind));
  return new Set(kinds.size >= BULLETED_LEAST ? loud : []);
}

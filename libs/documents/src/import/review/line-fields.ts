import type { FieldOrigin, PageBox, SourceLine } from '../read-resume.types.ts';

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** Where a field was read: its own origin, or that of the entry or list that it belongs to. */
export function originOf(origins: readonly FieldOrigin[], path: string): FieldOrigin | undefined {
  return origins
    .filter((origin) => isWithin(path, origin.path))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** The places of a field on the pages: the words' own boxes, else those of its lines. */
export function placesOf(origin: FieldOrigin | undefined, lines: readonly SourceLine[]): PageBox[] {
  if (!origin) return [];
  if (origin.boxes?.length) return [...origin.boxes];
  return origin.lines.flatMap((line) => lines[line]?.box ?? []);
}

/** For each line the fields that were read from it, the most telling first: a name before the prose around it. */
export function fieldsByLine(
  origins: readonly FieldOrigin[],
  paths: readonly string[],
): Map<number, string[]> {
  const index = new Map<number, string[]>();
  const shortFirst = [...origins].sort((one, other) => one.lines.length - other.lines.length);
  for (const origin of shortFirst) {
    const path = paths.find((known) => isWithin(known, origin.path));
    if (path === undefined) continue;
    for (const line of origin.lines) {
      const known = index.get(line) ?? [];
      if (!known.includes(path)) index.set(line, [...known, path]);
    }
  }
  return index;
}

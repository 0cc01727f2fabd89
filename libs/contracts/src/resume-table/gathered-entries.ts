import type { EntrySection } from './section.types.ts';
import { withoutFields } from './without-fields.ts';

/** An entry as it is printed, and the heading above it where it is the first of several under one. */
export interface GatheredEntry {
  entry: object;
  heading?: string;
  /** The entry with what its heading says: for a reader from top to bottom, which knows no heading of entries. */
  whole?: object;
}

const textOf = (entry: object, name: string): string => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value.trim() : '';
};

const isSame = (one: object, other: object | undefined, name: string): boolean =>
  other !== undefined && textOf(one, name).toLowerCase() === textOf(other, name).toLowerCase();

/** Entries with those that follow each other at the same employer under one heading; alone, an entry is as it was. */
export function gatheredEntries(
  { together }: Pick<EntrySection, 'together'>,
  entries: readonly object[],
): GatheredEntry[] {
  if (!together) return entries.map((entry) => ({ entry }));
  const groups: object[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && textOf(entry, together.by) !== '' && isSame(entry, last[0], together.by)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => gathered(group, together));
}

function gathered(
  group: readonly object[],
  { by, shared }: NonNullable<EntrySection['together']>,
): GatheredEntry[] {
  const [first] = group;
  if (first === undefined || group.length === 1) return group.map((entry) => ({ entry }));
  const isShared = shared !== undefined && group.every((entry) => isSame(entry, first, shared));
  const said = isShared ? [by, shared] : [by];
  const heading = said
    .map((name) => textOf(first, name))
    .filter(Boolean)
    .join(' | ');
  return group.map((entry, index) => ({
    entry: cutOnce(entry, said),
    whole: entry,
    ...(index === 0 ? { heading } : {}),
  }));
}

const known = new WeakMap<object, { names: string; cut: object }>();

/** The same object as long as the entry is the same, so that typing elsewhere redraws nothing. */
function cutOnce(entry: object, names: readonly string[]): object {
  const key = names.join();
  const found = known.get(entry);
  if (found?.names === key) return found.cut;
  const cut = withoutFields(entry, names);
  known.set(entry, { names: key, cut });
  return cut;
}

import { ENTRY_SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import type { ImportedResume } from '../../json-resume-import.ts';

/** Paths of entries that are not wanted, such as `experience.1`; they keep their places, so that they can come back. */
export type RemovedEntries = ReadonlySet<string>;

/** Path of the entry that a field or entry of a list belongs to; a person's details and the summary are in none. */
export function entryPath(path: string): string | undefined {
  const [, list = '', at] = /^(\w+)\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return ENTRY_SECTION_NAMES.some((name) => name === list) ? `${list}.${at}` : undefined;
}

/** Whether a field is in an entry that was removed. */
export function isRemoved(removed: RemovedEntries, path: string): boolean {
  const entry = entryPath(path);
  return entry !== undefined && removed.has(entry);
}

/** The resume with the entries that are wanted. */
export function withoutRemoved(resume: ImportedResume, removed: RemovedEntries): ImportedResume {
  if (removed.size === 0) return resume;
  const lists = ENTRY_SECTION_NAMES.flatMap((list) => {
    const entries: readonly object[] | undefined = resume[list];
    return entries ? [[list, entries.filter((_, at) => !removed.has(`${list}.${at}`))]] : [];
  });
  return { ...resume, ...Object.fromEntries(lists) };
}

/** The same entries by the places that they have in a later resume. */
export function movedRemoved(
  before: ImportedResume,
  after: ImportedResume,
  removed: RemovedEntries,
): RemovedEntries {
  return new Set(
    [...removed].flatMap((path) => {
      const [list = '', place] = path.split('.');
      const was: readonly object[] = Reflect.get(before, list) ?? [];
      const is: readonly object[] = Reflect.get(after, list) ?? [];
      if (was.length === is.length) return [path];
      const at = is.indexOf(was[Number(place)] ?? {});
      return at < 0 ? [] : [`${list}.${at}`];
    }),
  );
}

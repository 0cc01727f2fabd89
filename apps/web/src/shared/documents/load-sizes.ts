import { sparesData } from '../data-saver/data-saver.ts';
import { t } from '../language/texts.ts';

/** Kinds of files whose makers and fonts are loaded when the first one is made. */
export type LoadKind = 'text-pdf' | 'capture-pdf' | 'docx' | 'scan-reader' | 'scan-french';

/** KB over the connection as the build weighed them; unknown while developing. */
function loadKb(kind: LoadKind): number | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="loads-kb"]')?.content ?? '';
  const size = new Map(told.split(',').map((entry) => entry.split('=') as [string, string])).get(kind);
  return size ? Number(size) : undefined;
}

/** What the first file of a kind loads, as a sentence. */
export function loadNote(kind: LoadKind): string | undefined {
  const size = loadKb(kind);
  return size ? t`Loads up to ${size} KB once.` : undefined;
}

/** The same in data saving mode, where nothing was loaded ahead. */
export const loadNoteIfSparing = (kind: LoadKind): string | undefined =>
  sparesData() ? loadNote(kind) : undefined;

/** Megabytes that kinds of files load together, with one decimal. */
export function loadMb(kinds: readonly LoadKind[]): string | undefined {
  const sizes = kinds.map(loadKb);
  if (sizes.some((size) => size === undefined)) return undefined;
  return (sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1000).toFixed(1);
}

import { readFileSync } from 'node:fs';

export type Part = 'tune' | 'held-back';
export type Family = 'theme' | 'tex' | 'office' | 'drawn' | 'forms' | 'typed' | 'restyled';

/** One way to lay out a resume, made by somebody else. */
export interface Layout {
  family: Family;
  name: string;
  /** Files of held-back layouts are scored only. */
  part: Part;
}

type SplitFamily = Exclude<Family, 'restyled'>;

interface Split {
  families: Record<SplitFamily, { tune: string[]; heldBack: string[] }>;
}

/** Looks that each theme of the tune part is given beside its own. */
const RESTYLED = 8;

/** Families whose layouts begin their names with the kind of file. */
const NAMED_BY_KIND: readonly Family[] = ['office', 'forms', 'typed'];

const split = (): Split =>
  JSON.parse(readFileSync(new URL('./split.json', import.meta.url), 'utf8')) as Split;

/** Themes of the tune part in other looks, which nobody laid out and nobody saw: `even~3` is the third look of even. */
export const restyledLayouts = (): Layout[] =>
  split().families.theme.tune.flatMap((name) =>
    Array.from(
      { length: RESTYLED },
      (_, at): Layout => ({ family: 'restyled', name: `${name}~${at + 1}`, part: 'tune' }),
    ),
  );

/** All layouts of the split in the order of their names. */
export function allLayouts(): Layout[] {
  const { families } = split();
  return (Object.keys(families) as SplitFamily[]).flatMap((family) =>
    [
      ...families[family].tune.map((name): Layout => ({ family, name, part: 'tune' })),
      ...families[family].heldBack.map((name): Layout => ({ family, name, part: 'held-back' })),
    ].sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

/** What a file of this layout is called at its end. */
export function extensionOf({ family, name }: Layout): 'pdf' | 'docx' | 'odt' | 'txt' {
  if (!NAMED_BY_KIND.includes(family)) return 'pdf';
  if (name.startsWith('docx')) return 'docx';
  if (name.startsWith('txt')) return 'txt';
  return name.startsWith('odt') ? 'odt' : 'pdf';
}

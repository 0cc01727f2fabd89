import { readFileSync } from 'node:fs';

export type Part = 'tune' | 'held-back';
export type Family = 'theme' | 'tex' | 'office' | 'drawn';

/** One way to lay out a resume, made by somebody else. */
export interface Layout {
  family: Family;
  name: string;
  /** Files of held-back layouts are scored only. */
  part: Part;
}

interface Split {
  families: Record<Family, { tune: string[]; heldBack: string[] }>;
}

/** All layouts in the order of their names. */
export function allLayouts(): Layout[] {
  const { families } = JSON.parse(readFileSync(new URL('./split.json', import.meta.url), 'utf8')) as Split;
  return (Object.keys(families) as Family[]).flatMap((family) =>
    [
      ...families[family].tune.map((name): Layout => ({ family, name, part: 'tune' })),
      ...families[family].heldBack.map((name): Layout => ({ family, name, part: 'held-back' })),
    ].sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

/** What a file of this layout is called at its end. */
export function extensionOf({ family, name }: Layout): 'pdf' | 'docx' | 'odt' {
  if (family !== 'office') return 'pdf';
  if (name.startsWith('docx')) return 'docx';
  return name.startsWith('odt') ? 'odt' : 'pdf';
}

import { OCCUPATIONS } from './data/occupations.data.ts';
import type { Occupation } from './taxonomy.types.ts';
import { extension, type TaxonomyExtension } from './widening/taxonomy-extension.ts';

let known: { of: TaxonomyExtension; byId: ReadonlyMap<string, Occupation> } | undefined;

/** The occupation of an id, or undefined. */
export function occupationById(id: string): Occupation | undefined {
  const added = extension();
  if (known?.of !== added) {
    known = { of: added, byId: new Map(allOccupations().map((occupation) => [occupation.id, occupation])) };
  }
  return known.byId.get(id);
}

/** The occupations that are built in, and those that an operator added. */
export function allOccupations(): readonly Occupation[] {
  const { occupations } = extension();
  return occupations.length === 0 ? OCCUPATIONS : [...OCCUPATIONS, ...occupations];
}

/** The title of an occupation and its other titles, an operator's with them. */
export function titlesOf({ id, title, aliases }: Occupation): readonly string[] {
  return [title, ...aliases, ...(extension().titles[id] ?? [])];
}

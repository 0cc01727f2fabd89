import { OCCUPATIONS } from './data/occupations.data.ts';
import type { Occupation } from './taxonomy.types.ts';

export { OCCUPATIONS };

let byId: ReadonlyMap<string, Occupation> | undefined;

/** The occupation of an id, or undefined. */
export function occupationById(id: string): Occupation | undefined {
  byId ??= new Map(OCCUPATIONS.map((occupation) => [occupation.id, occupation]));
  return byId.get(id);
}

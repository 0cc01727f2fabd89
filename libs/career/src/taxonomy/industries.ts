import data from './data/industries.json' with { type: 'json' };
import type { Industry } from './taxonomy.types.ts';

/*
 * Industries by which postings in Nigeria and elsewhere in Africa are sorted. Cut by us: what the boards group together
 * stays together, and an industry is alone when people look for work in it as such. Names that the resume editor
 * suggests are taken over word for word.
 */
export const INDUSTRIES = data.industries;

const byId: ReadonlyMap<string, Industry> = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry of an id, or undefined. */
export function industryById(id: string): Industry | undefined {
  return byId.get(id);
}

import type { Industry } from './taxonomy.types.ts';

/*
 * Industries by which adverts in Nigeria and elsewhere in Africa are sorted. Cut by us: what the boards group together
 * stays together, and an industry stands alone when people look for work in it as such. Names that the resume editor
 * suggests are taken over word for word.
 */
export const INDUSTRIES = [
  { id: 'accounting-finance', name: 'Accounting and finance' },
  { id: 'administration', name: 'Administration and office support' },
  { id: 'agriculture', name: 'Agriculture' },
  { id: 'arts-entertainment', name: 'Arts, music and entertainment' },
  { id: 'aviation', name: 'Aviation' },
  { id: 'banking', name: 'Banking' },
  { id: 'beauty-wellness', name: 'Beauty and wellness' },
  { id: 'construction', name: 'Construction' },
  { id: 'consulting', name: 'Consulting and management' },
  { id: 'customer-service', name: 'Customer service and outsourcing' },
  { id: 'education', name: 'Education' },
  { id: 'energy-oil-gas', name: 'Energy, oil and gas' },
  { id: 'engineering', name: 'Engineering' },
  { id: 'environment-water', name: 'Environment, water and sanitation' },
  { id: 'fashion', name: 'Fashion and tailoring' },
  { id: 'government', name: 'Government' },
  { id: 'healthcare', name: 'Healthcare' },
  { id: 'hospitality', name: 'Hospitality' },
  { id: 'human-resources', name: 'Human resources' },
  { id: 'information-technology', name: 'Information technology' },
  { id: 'insurance', name: 'Insurance' },
  { id: 'law', name: 'Law' },
  { id: 'logistics', name: 'Logistics' },
  { id: 'manufacturing', name: 'Manufacturing' },
  { id: 'maritime', name: 'Maritime and shipping' },
  { id: 'marketing', name: 'Marketing' },
  { id: 'media', name: 'Media' },
  { id: 'mining', name: 'Mining' },
  { id: 'nonprofit', name: 'Nonprofit' },
  { id: 'power-renewables', name: 'Power and renewable energy' },
  { id: 'real-estate', name: 'Real estate and facilities' },
  { id: 'religious-community', name: 'Religious and community work' },
  { id: 'retail', name: 'Retail' },
  { id: 'sales', name: 'Sales' },
  { id: 'science-research', name: 'Science and research' },
  { id: 'security', name: 'Security' },
  { id: 'telecommunications', name: 'Telecommunications' },
  { id: 'trades', name: 'Skilled trades and repair' },
] as const satisfies readonly Industry[];

const byId: ReadonlyMap<string, Industry> = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry of an id, or undefined. */
export function industryById(id: string): Industry | undefined {
  return byId.get(id);
}

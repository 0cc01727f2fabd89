import type { Occupation } from '../taxonomy.types.ts';
import { FINANCE_OCCUPATIONS } from './occupations/finance.occupations.ts';
import { TECHNOLOGY_OCCUPATIONS } from './occupations/technology.occupations.ts';

/** Every occupation the product knows, by sector. */
export const OCCUPATIONS: readonly Occupation[] = [...FINANCE_OCCUPATIONS, ...TECHNOLOGY_OCCUPATIONS];

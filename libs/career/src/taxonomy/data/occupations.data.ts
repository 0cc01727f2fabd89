import type { Occupation } from '../taxonomy.types.ts';
import { AGRICULTURE_OCCUPATIONS } from './occupations/agriculture.occupations.ts';
import { COMMERCE_OCCUPATIONS } from './occupations/commerce.occupations.ts';
import { CREATIVE_OCCUPATIONS } from './occupations/creative.occupations.ts';
import { EDUCATION_OCCUPATIONS } from './occupations/education.occupations.ts';
import { ENGINEERING_OCCUPATIONS } from './occupations/engineering.occupations.ts';
import { FINANCE_OCCUPATIONS } from './occupations/finance.occupations.ts';
import { HEALTH_OCCUPATIONS } from './occupations/health.occupations.ts';
import { HOSPITALITY_OCCUPATIONS } from './occupations/hospitality.occupations.ts';
import { LOGISTICS_OCCUPATIONS } from './occupations/logistics.occupations.ts';
import { OFFICE_PEOPLE_OCCUPATIONS } from './occupations/office-people.occupations.ts';
import { PUBLIC_OCCUPATIONS } from './occupations/public.occupations.ts';
import { TECHNOLOGY_OCCUPATIONS } from './occupations/technology.occupations.ts';
import { TRADES_OCCUPATIONS } from './occupations/trades.occupations.ts';

/** Every occupation the product knows, by sector. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...AGRICULTURE_OCCUPATIONS,
  ...COMMERCE_OCCUPATIONS,
  ...CREATIVE_OCCUPATIONS,
  ...EDUCATION_OCCUPATIONS,
  ...ENGINEERING_OCCUPATIONS,
  ...FINANCE_OCCUPATIONS,
  ...HEALTH_OCCUPATIONS,
  ...HOSPITALITY_OCCUPATIONS,
  ...LOGISTICS_OCCUPATIONS,
  ...OFFICE_PEOPLE_OCCUPATIONS,
  ...PUBLIC_OCCUPATIONS,
  ...TECHNOLOGY_OCCUPATIONS,
  ...TRADES_OCCUPATIONS,
];

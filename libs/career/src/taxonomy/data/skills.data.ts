import type { Skill } from '../taxonomy.types.ts';
import { AGRICULTURE_FOOD_SKILLS } from './skills/agriculture-food.skills.ts';
import { COMMERCE_SKILLS } from './skills/commerce.skills.ts';
import { COMMUNITY_SECURITY_SKILLS } from './skills/community-security.skills.ts';
import { CREATIVE_SKILLS } from './skills/creative.skills.ts';
import { DATA_CLOUD_SKILLS } from './skills/data-cloud.skills.ts';
import { EDUCATION_RESEARCH_SKILLS } from './skills/education-research.skills.ts';
import { ENERGY_POWER_SKILLS } from './skills/energy-power.skills.ts';
import { ENGINEERING_CONSTRUCTION_SKILLS } from './skills/engineering-construction.skills.ts';
import { FINANCE_SKILLS } from './skills/finance.skills.ts';
import { HEALTH_SKILLS } from './skills/health.skills.ts';
import { IT_OPERATIONS_SKILLS } from './skills/it-operations.skills.ts';
import { LANGUAGES_SKILLS } from './skills/languages.skills.ts';
import { LAW_PUBLIC_SKILLS } from './skills/law-public.skills.ts';
import { LOGISTICS_RETAIL_HOSPITALITY_SKILLS } from './skills/logistics-retail-hospitality.skills.ts';
import { OFFICE_SKILLS } from './skills/office.skills.ts';
import { SOFT_SKILLS } from './skills/soft.skills.ts';
import { SOFTWARE_SKILLS } from './skills/software.skills.ts';
import { TRADES_MANUFACTURING_SKILLS } from './skills/trades-manufacturing.skills.ts';

/** Every skill the product knows, by sector. */
export const SKILLS: readonly Skill[] = [
  ...AGRICULTURE_FOOD_SKILLS,
  ...COMMERCE_SKILLS,
  ...COMMUNITY_SECURITY_SKILLS,
  ...CREATIVE_SKILLS,
  ...DATA_CLOUD_SKILLS,
  ...EDUCATION_RESEARCH_SKILLS,
  ...ENERGY_POWER_SKILLS,
  ...ENGINEERING_CONSTRUCTION_SKILLS,
  ...FINANCE_SKILLS,
  ...HEALTH_SKILLS,
  ...IT_OPERATIONS_SKILLS,
  ...LANGUAGES_SKILLS,
  ...LAW_PUBLIC_SKILLS,
  ...LOGISTICS_RETAIL_HOSPITALITY_SKILLS,
  ...OFFICE_SKILLS,
  ...SOFT_SKILLS,
  ...SOFTWARE_SKILLS,
  ...TRADES_MANUFACTURING_SKILLS,
];

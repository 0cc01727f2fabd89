import type { Skill } from '../taxonomy.types.ts';
import { COMMERCE_SKILLS } from './skills/commerce.skills.ts';
import { CREATIVE_SKILLS } from './skills/creative.skills.ts';
import { DATA_CLOUD_SKILLS } from './skills/data-cloud.skills.ts';
import { FINANCE_SKILLS } from './skills/finance.skills.ts';
import { IT_OPERATIONS_SKILLS } from './skills/it-operations.skills.ts';
import { LAW_PUBLIC_SKILLS } from './skills/law-public.skills.ts';
import { OFFICE_SKILLS } from './skills/office.skills.ts';
import { SOFT_SKILLS } from './skills/soft.skills.ts';
import { SOFTWARE_SKILLS } from './skills/software.skills.ts';

/** Every skill the product knows, by sector. */
export const SKILLS: readonly Skill[] = [
  ...COMMERCE_SKILLS,
  ...CREATIVE_SKILLS,
  ...DATA_CLOUD_SKILLS,
  ...FINANCE_SKILLS,
  ...IT_OPERATIONS_SKILLS,
  ...LAW_PUBLIC_SKILLS,
  ...OFFICE_SKILLS,
  ...SOFT_SKILLS,
  ...SOFTWARE_SKILLS,
];

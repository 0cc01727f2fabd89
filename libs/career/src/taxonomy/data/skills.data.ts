import type { SkillRow } from '../taxonomy.types.ts';
import agricultureFood from './skills/agriculture-food.json' with { type: 'json' };
import commerce from './skills/commerce.json' with { type: 'json' };
import communitySecurity from './skills/community-security.json' with { type: 'json' };
import creative from './skills/creative.json' with { type: 'json' };
import dataCloud from './skills/data-cloud.json' with { type: 'json' };
import educationResearch from './skills/education-research.json' with { type: 'json' };
import energyPower from './skills/energy-power.json' with { type: 'json' };
import engineeringConstruction from './skills/engineering-construction.json' with { type: 'json' };
import finance from './skills/finance.json' with { type: 'json' };
import health from './skills/health.json' with { type: 'json' };
import itOperations from './skills/it-operations.json' with { type: 'json' };
import languages from './skills/languages.json' with { type: 'json' };
import lawPublic from './skills/law-public.json' with { type: 'json' };
import logisticsRetailHospitality from './skills/logistics-retail-hospitality.json' with { type: 'json' };
import office from './skills/office.json' with { type: 'json' };
import soft from './skills/soft.json' with { type: 'json' };
import software from './skills/software.json' with { type: 'json' };
import tradesManufacturing from './skills/trades-manufacturing.json' with { type: 'json' };

/** Every built-in skill, by sector. The rows follow skills.schema.json, which the tests check. */
export const SKILLS = [
  ...agricultureFood,
  ...commerce,
  ...communitySecurity,
  ...creative,
  ...dataCloud,
  ...educationResearch,
  ...energyPower,
  ...engineeringConstruction,
  ...finance,
  ...health,
  ...itOperations,
  ...languages,
  ...lawPublic,
  ...logisticsRetailHospitality,
  ...office,
  ...soft,
  ...software,
  ...tradesManufacturing,
] as readonly SkillRow[];

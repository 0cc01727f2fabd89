import type { ClassifiedOccupation } from '../taxonomy.types.ts';
import armedForces from './occupations/0-armed-forces.json' with { type: 'json' };
import managers from './occupations/1-managers.json' with { type: 'json' };
import professionals from './occupations/2-professionals.json' with { type: 'json' };
import technicians from './occupations/3-technicians.json' with { type: 'json' };
import clerks from './occupations/4-clerks.json' with { type: 'json' };
import serviceAndSales from './occupations/5-service-and-sales.json' with { type: 'json' };
import agriculture from './occupations/6-agriculture.json' with { type: 'json' };
import crafts from './occupations/7-crafts.json' with { type: 'json' };
import operators from './occupations/8-operators.json' with { type: 'json' };
import elementary from './occupations/9-elementary.json' with { type: 'json' };

/** Every occupation that is built in, by major group of ISCO-08. `taxonomy-data.spec.ts` checks the schema. */
export const OCCUPATIONS = [
  armedForces,
  managers,
  professionals,
  technicians,
  clerks,
  serviceAndSales,
  agriculture,
  crafts,
  operators,
  elementary,
].flatMap(({ occupations }) => occupations) as readonly ClassifiedOccupation[];

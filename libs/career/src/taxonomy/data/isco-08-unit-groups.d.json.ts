// Generated from the JSON Schema by `npm run data`.
import type { Isco08UnitGroups } from './isco-08-unit-groups.schema.ts';

declare const data: Isco08UnitGroups;
export = data;

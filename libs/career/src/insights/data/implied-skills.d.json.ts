// Generated from the JSON Schema by `npm run data`.
import type { ImpliedSkills } from './implied-skills.schema.ts';

declare const data: ImpliedSkills;
export = data;

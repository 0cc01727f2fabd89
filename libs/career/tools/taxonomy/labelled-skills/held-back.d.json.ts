// Generated from the JSON Schema by `npm run data`.
import type { LabelledSkills } from './labelled-skills.schema.ts';

declare const data: LabelledSkills;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { SkillPhrases } from './skill-phrases.schema.ts';

declare const data: SkillPhrases;
export = data;

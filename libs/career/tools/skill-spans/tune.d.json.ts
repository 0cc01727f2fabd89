// Generated from the JSON Schema by `npm run data`.
import type { SkillSpans } from './skill-spans.schema.ts';

declare const data: SkillSpans;
export = data;

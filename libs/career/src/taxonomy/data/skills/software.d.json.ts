// Generated from the JSON Schema by `npm run data`.
import type { Skills } from '../skills.schema.ts';

declare const data: Skills;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Rubric } from './rubric.schema.ts';

declare const data: Rubric;
export = data;

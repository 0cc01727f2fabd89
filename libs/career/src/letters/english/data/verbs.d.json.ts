// Generated from the JSON Schema by `npm run data`.
import type { Verbs } from './verbs.schema.ts';

declare const data: Verbs;
export = data;

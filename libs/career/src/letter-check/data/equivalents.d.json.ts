// Generated from the JSON Schema by `npm run data`.
import type { Equivalents } from './equivalents.schema.ts';

declare const data: Equivalents;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Occupations } from './occupations.schema.ts';

declare const data: Occupations;
export = data;

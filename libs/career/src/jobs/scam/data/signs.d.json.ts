// Generated from the JSON Schema by `npm run data`.
import type { Signs } from './signs.schema.ts';

declare const data: Signs;
export = data;

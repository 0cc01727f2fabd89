// Generated from the JSON Schema by `npm run data`.
import type { Qualifiers } from './qualifiers.schema.ts';

declare const data: Qualifiers;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Headings } from './headings.schema.ts';

declare const data: Headings;
export = data;

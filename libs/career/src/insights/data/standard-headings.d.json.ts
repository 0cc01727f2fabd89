// Generated from the JSON Schema by `npm run data`.
import type { StandardHeadings } from './standard-headings.schema.ts';

declare const data: StandardHeadings;
export = data;

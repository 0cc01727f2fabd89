// Generated from the JSON Schema by `npm run data`.
import type { Postings } from './postings.schema.ts';

declare const data: Postings;
export = data;

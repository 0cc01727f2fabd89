// Generated from the JSON Schema by `npm run data`.
import type { PastedPostings } from './pasted-postings.schema.ts';

declare const data: PastedPostings;
export = data;

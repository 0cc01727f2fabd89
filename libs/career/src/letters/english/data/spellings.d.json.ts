// Generated from the JSON Schema by `npm run data`.
import type { Spellings } from './spellings.schema.ts';

declare const data: Spellings;
export = data;

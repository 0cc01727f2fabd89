// Generated from the JSON Schema by `npm run data`.
import type { NameHeads } from './name-heads.schema.ts';

declare const data: NameHeads;
export = data;

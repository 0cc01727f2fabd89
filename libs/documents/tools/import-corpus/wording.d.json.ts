// Generated from the JSON Schema by `npm run data`.
import type { Wording } from './wording.schema.ts';

declare const data: Wording;
export = data;

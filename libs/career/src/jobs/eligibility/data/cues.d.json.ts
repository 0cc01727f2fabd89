// Generated from the JSON Schema by `npm run data`.
import type { Cues } from './cues.schema.ts';

declare const data: Cues;
export = data;

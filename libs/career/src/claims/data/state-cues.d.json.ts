// Generated from the JSON Schema by `npm run data`.
import type { StateCues } from './state-cues.schema.ts';

declare const data: StateCues;
export = data;

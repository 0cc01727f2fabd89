// Generated from the JSON Schema by `npm run data`.
import type { Samples } from './samples.schema.ts';

declare const data: Samples;
export = data;

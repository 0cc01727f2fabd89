// Generated from the JSON Schema by `npm run data`.
import type { Readings } from './readings.schema.ts';

declare const data: Readings;
export = data;

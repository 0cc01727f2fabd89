// Generated from the JSON Schema by `npm run data`.
import type { Regions } from './regions.schema.ts';

declare const data: Regions;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Industries } from './industries.schema.ts';

declare const data: Industries;
export = data;

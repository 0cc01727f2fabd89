// Generated from the JSON Schema by `npm run data`.
import type { Designs } from './designs.schema.ts';

declare const data: Designs;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Outright } from './outright.schema.ts';

declare const data: Outright;
export = data;

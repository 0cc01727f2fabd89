// Generated from the JSON Schema by `npm run data`.
import type { Countries } from './countries.schema.ts';

declare const data: Countries;
export = data;

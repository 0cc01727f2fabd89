// Generated from the JSON Schema by `npm run data`.
import type { DateNames } from './date-names.schema.ts';

declare const data: DateNames;
export = data;

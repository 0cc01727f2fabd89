// Generated from the JSON Schema by `npm run data`.
import type { Months } from './months.schema.ts';

declare const data: Months;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { BeforeAfter } from './before-after.schema.ts';

declare const data: BeforeAfter;
export = data;

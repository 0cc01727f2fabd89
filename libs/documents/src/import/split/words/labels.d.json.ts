// Generated from the JSON Schema by `npm run data`.
import type { Labels } from './labels.schema.ts';

declare const data: Labels;
export = data;

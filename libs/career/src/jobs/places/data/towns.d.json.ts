// Generated from the JSON Schema by `npm run data`.
import type { Towns } from './towns.schema.ts';

declare const data: Towns;
export = data;

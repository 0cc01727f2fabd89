// Generated from the JSON Schema by `npm run data`.
import type { Weights } from './weights.schema.ts';

declare const data: Weights;
export = data;

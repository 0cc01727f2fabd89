// Generated from the JSON Schema by `npm run data`.
import type { LeftOutWeights } from './left-out-weights.schema.ts';

declare const data: LeftOutWeights;
export = data;

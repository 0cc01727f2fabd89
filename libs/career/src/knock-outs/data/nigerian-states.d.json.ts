// Generated from the JSON Schema by `npm run data`.
import type { NigerianStates } from './nigerian-states.schema.ts';

declare const data: NigerianStates;
export = data;

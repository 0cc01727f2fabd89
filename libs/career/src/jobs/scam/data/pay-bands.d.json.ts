// Generated from the JSON Schema by `npm run data`.
import type { PayBands } from './pay-bands.schema.ts';

declare const data: PayBands;
export = data;

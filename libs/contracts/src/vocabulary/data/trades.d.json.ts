// Generated from the JSON Schema by `npm run data`.
import type { Trades } from './trades.schema.ts';

declare const data: Trades;
export = data;

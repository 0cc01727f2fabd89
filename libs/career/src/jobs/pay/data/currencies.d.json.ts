// Generated from the JSON Schema by `npm run data`.
import type { Currencies } from './currencies.schema.ts';

declare const data: Currencies;
export = data;

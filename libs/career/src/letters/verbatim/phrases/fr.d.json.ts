// Generated from the JSON Schema by `npm run data`.
import type { Phrases } from './phrases.schema.ts';

declare const data: Phrases;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { FrenchReading } from './french-reading.schema.ts';

declare const data: FrenchReading;
export = data;

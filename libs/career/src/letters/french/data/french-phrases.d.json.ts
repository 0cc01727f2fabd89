// Generated from the JSON Schema by `npm run data`.
import type { FrenchPhrases } from './french-phrases.schema.ts';

declare const data: FrenchPhrases;
export = data;

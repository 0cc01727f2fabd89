// Generated from the JSON Schema by `npm run data`.
import type { DegreeWords } from './degree-words.schema.ts';

declare const data: DegreeWords;
export = data;

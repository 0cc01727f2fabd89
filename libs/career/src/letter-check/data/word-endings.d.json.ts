// Generated from the JSON Schema by `npm run data`.
import type { WordEndings } from './word-endings.schema.ts';

declare const data: WordEndings;
export = data;

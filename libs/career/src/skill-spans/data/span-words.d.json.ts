// Generated from the JSON Schema by `npm run data`.
import type { SpanWords } from './span-words.schema.ts';

declare const data: SpanWords;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { PlainWords } from './plain-words.schema.ts';

declare const data: PlainWords;
export = data;

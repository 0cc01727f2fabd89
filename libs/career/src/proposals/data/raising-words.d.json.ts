// Generated from the JSON Schema by `npm run data`.
import type { RaisingWords } from './raising-words.schema.ts';

declare const data: RaisingWords;
export = data;

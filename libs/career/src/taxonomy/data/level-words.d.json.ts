// Generated from the JSON Schema by `npm run data`.
import type { LevelWords } from './level-words.schema.ts';

declare const data: LevelWords;
export = data;

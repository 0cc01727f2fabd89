// Generated from the JSON Schema by `npm run data`.
import type { Levels } from './levels.schema.ts';

declare const data: Levels;
export = data;

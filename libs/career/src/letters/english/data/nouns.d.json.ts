// Generated from the JSON Schema by `npm run data`.
import type { Nouns } from './nouns.schema.ts';

declare const data: Nouns;
export = data;

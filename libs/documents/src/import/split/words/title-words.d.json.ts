// Generated from the JSON Schema by `npm run data`.
import type { TitleWords } from './title-words.schema.ts';

declare const data: TitleWords;
export = data;

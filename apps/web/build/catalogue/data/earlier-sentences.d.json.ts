// Generated from the JSON Schema by `npm run data`.
import type { EarlierSentences } from './earlier-sentences.schema.ts';

declare const data: EarlierSentences;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { MoneySentences } from './money-sentences.schema.ts';

declare const data: MoneySentences;
export = data;

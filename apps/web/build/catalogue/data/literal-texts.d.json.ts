// Generated from the JSON Schema by `npm run data`.
import type { LiteralTexts } from './literal-texts.schema.ts';

declare const data: LiteralTexts;
export = data;

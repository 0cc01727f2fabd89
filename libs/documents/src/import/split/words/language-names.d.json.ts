// Generated from the JSON Schema by `npm run data`.
import type { LanguageNames } from './language-names.schema.ts';

declare const data: LanguageNames;
export = data;

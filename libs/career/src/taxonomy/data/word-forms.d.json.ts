// Generated from the JSON Schema by `npm run data`.
import type { WordForms } from './word-forms.schema.ts';

declare const data: WordForms;
export = data;

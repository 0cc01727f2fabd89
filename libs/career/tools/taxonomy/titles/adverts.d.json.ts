// Generated from the JSON Schema by `npm run data`.
import type { LabelledTitles } from './labelled-titles.schema.ts';

declare const data: LabelledTitles;
export = data;

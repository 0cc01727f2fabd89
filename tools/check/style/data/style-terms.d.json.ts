// Generated from the JSON Schema by `npm run data`.
import type { StyleTerms } from './style-terms.schema.ts';

declare const data: StyleTerms;
export = data;

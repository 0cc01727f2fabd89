// Generated from the JSON Schema by `npm run data`.
import type { OwnHeadings } from './own-headings.schema.ts';

declare const data: OwnHeadings;
export = data;

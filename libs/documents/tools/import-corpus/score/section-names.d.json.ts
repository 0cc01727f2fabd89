// Generated from the JSON Schema by `npm run data`.
import type { SectionNames } from './section-names.schema.ts';

declare const data: SectionNames;
export = data;

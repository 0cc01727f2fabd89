// Generated from the JSON Schema by `npm run data`.
import type { DegreeClasses } from './degree-classes.schema.ts';

declare const data: DegreeClasses;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { SchoolSubjects } from './school-subjects.schema.ts';

declare const data: SchoolSubjects;
export = data;

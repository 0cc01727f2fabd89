// Generated from the JSON Schema by `npm run data`.
import type { SchoolExams } from './school-exams.schema.ts';

declare const data: SchoolExams;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Courses } from '../courses.schema.ts';

declare const data: Courses;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Resumes } from './resumes.schema.ts';

declare const data: Resumes;
export = data;

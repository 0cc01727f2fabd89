// Generated from the JSON Schema by `npm run data`.
import type { SubjectCues } from './subject-cues.schema.ts';

declare const data: SubjectCues;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { EmployerWords } from './employer-words.schema.ts';

declare const data: EmployerWords;
export = data;

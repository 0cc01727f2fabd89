// Generated from the JSON Schema by `npm run data`.
import type { WordingFaults } from './wording-faults.schema.ts';

declare const data: WordingFaults;
export = data;

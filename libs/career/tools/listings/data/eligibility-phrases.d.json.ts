// Generated from the JSON Schema by `npm run data`.
import type { EligibilityPhrases } from './eligibility-phrases.schema.ts';

declare const data: EligibilityPhrases;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { ListingTerms } from './listing-terms.schema.ts';

declare const data: ListingTerms;
export = data;

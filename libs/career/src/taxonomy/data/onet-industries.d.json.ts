// Generated from the JSON Schema by `npm run data`.
import type { OnetIndustries } from './onet-industries.schema.ts';

declare const data: OnetIndustries;
export = data;

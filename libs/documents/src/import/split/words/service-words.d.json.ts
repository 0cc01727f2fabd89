// Generated from the JSON Schema by `npm run data`.
import type { ServiceWords } from './service-words.schema.ts';

declare const data: ServiceWords;
export = data;

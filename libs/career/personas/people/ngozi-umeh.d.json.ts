// Generated from the JSON Schema by `npm run data`.
import type { People } from './people.schema.ts';

declare const data: People;
export = data;

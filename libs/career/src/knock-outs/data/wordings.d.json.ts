// Generated from the JSON Schema by `npm run data`.
import type { Wordings } from './wordings.schema.ts';

declare const data: Wordings;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Labelled } from './labelled.schema.ts';

declare const data: Labelled;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { Faces } from './faces.schema.ts';

declare const data: Faces;
export = data;

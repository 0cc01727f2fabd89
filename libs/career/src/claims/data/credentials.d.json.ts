// Generated from the JSON Schema by `npm run data`.
import type { Credentials } from './credentials.schema.ts';

declare const data: Credentials;
export = data;

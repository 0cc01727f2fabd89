// Generated from the JSON Schema by `npm run data`.
import type { ContactWords } from './contact-words.schema.ts';

declare const data: ContactWords;
export = data;

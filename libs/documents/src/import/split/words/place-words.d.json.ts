// Generated from the JSON Schema by `npm run data`.
import type { PlaceWords } from './place-words.schema.ts';

declare const data: PlaceWords;
export = data;

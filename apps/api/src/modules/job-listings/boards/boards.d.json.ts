// Generated from the JSON Schema by `npm run data`.
import type { Boards } from './boards.schema.ts';

declare const data: Boards;
export = data;

// Generated from the JSON Schema by `npm run data`.
import type { OtherScriptsPeople } from './other-scripts-people.schema.ts';

declare const data: OtherScriptsPeople;
export = data;

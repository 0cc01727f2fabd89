// Generated from the JSON Schema by `npm run data`.
import type { MarketProfile } from './market-profile.schema.ts';

declare const data: MarketProfile;
export = data;

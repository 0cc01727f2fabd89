/** Markets whose expectations are known; each has a profile of this name in `libs/career/src/markets/market-profile`. */
export const MARKET_IDS = [
  'nigeria-private',
  'nigeria-public',
  'ghana',
  'kenya',
  'south-africa',
  'united-kingdom',
  'united-states',
  'canada',
  'germany',
  'france',
  'united-arab-emirates',
  'india',
  'remote',
] as const;
export type MarketId = (typeof MARKET_IDS)[number];

/** Stands for a market where none is known. */
export const NO_MARKET = 'none';
/** What a choice of the person was made for: a market, or none while none was known. */
export const CHOICE_MARKETS = [...MARKET_IDS, NO_MARKET] as const;
export type ChoiceMarket = (typeof CHOICE_MARKETS)[number];

/** Rules of a market that the person can turn the other way, beside those on single facts. */
export const MARKET_RULES = ['dates', 'referees', 'signature', 'order', 'headings'] as const;
export type MarketRule = (typeof MARKET_RULES)[number];

/** Lines that can end a resume: that referees can be asked for, a declaration that all is true, a place to sign. */
export const CLOSING_LINES = ['referees-on-request', 'declaration', 'signature'] as const;
export type ClosingLine = (typeof CLOSING_LINES)[number];

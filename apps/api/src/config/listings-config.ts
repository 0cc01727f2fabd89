import { resolve } from 'node:path';
import { type ExchangeRatesConfig, parseRates } from './exchange-rates.ts';
import {
  type Board,
  type BoardAdapter,
  type ListingSourceName,
  parseBoards,
  parseFeeds,
  parseHosts,
  parseSources,
} from './listing-sources.ts';
import type { ListingsEnvironment } from './listings-environment.dto.ts';

export interface ListingsConfig {
  sources: readonly ListingSourceName[];
  refreshHours: number;
  boards: Readonly<Record<BoardAdapter, readonly Board[]>>;
  /** File in which `npm run listings:verify` keeps which boards of the catalogue answer. */
  boardChecks: string;
  /** Name under which ReliefWeb knows this instance; without one it is not asked. */
  reliefWebApp: string | undefined;
  feeds: readonly { name: string; url: string }[];
  privateHosts: readonly string[];
  relayUrl: string | undefined;
  /** Folder for files with listings; read when it exists. */
  dropFolder: string;
  rates: ExchangeRatesConfig | undefined;
}

export function listingsConfig(environment: ListingsEnvironment, dataDir: string): ListingsConfig {
  const naira = parseRates(environment.EXCHANGE_RATES);
  const date = environment.EXCHANGE_RATES_DATE;
  return {
    sources: parseSources(environment.LISTING_SOURCES),
    refreshHours: environment.LISTING_REFRESH_HOURS,
    boards: {
      greenhouse: parseBoards(environment.LISTING_GREENHOUSE_BOARDS),
      lever: parseBoards(environment.LISTING_LEVER_BOARDS),
      ashby: parseBoards(environment.LISTING_ASHBY_BOARDS),
      workable: parseBoards(environment.LISTING_WORKABLE_BOARDS),
      smartrecruiters: parseBoards(environment.LISTING_SMARTRECRUITERS_BOARDS),
      recruitee: parseBoards(environment.LISTING_RECRUITEE_BOARDS),
      personio: parseBoards(environment.LISTING_PERSONIO_BOARDS),
      teamtailor: parseBoards(environment.LISTING_TEAMTAILOR_BOARDS),
    },
    boardChecks: resolve(dataDir, 'listing-boards.json'),
    reliefWebApp: environment.RELIEFWEB_APP_NAME,
    feeds: parseFeeds(environment.LISTING_RSS_FEEDS),
    privateHosts: parseHosts(environment.LISTING_PRIVATE_HOSTS),
    relayUrl: environment.LISTING_RELAY_URL?.replace(/\/+$/, ''),
    dropFolder: resolve(dataDir, 'listings'),
    rates:
      date && Object.keys(naira).length > 0
        ? { date, source: environment.EXCHANGE_RATES_SOURCE, naira }
        : undefined,
  };
}

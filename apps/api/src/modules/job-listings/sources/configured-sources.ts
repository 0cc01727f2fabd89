import {
  BOARD_ADAPTERS,
  type BoardAdapter,
  type ListingSourceName,
} from '../../../config/listing-sources.ts';
import type { ListingsConfig } from '../../../config/listings-config.ts';
import { catalogueSources } from '../boards/catalogue-sources.ts';
import { arbeitnowSource } from './arbeitnow.source.ts';
import { BOARD_SOURCES } from './board-sources.ts';
import { dropFolderSources } from './drop-folder.ts';
import { himalayasSource } from './himalayas.source.ts';
import { jobicySource } from './jobicy.source.ts';
import type { ListingSource } from './listing-source.ts';
import { reliefWebSource } from './reliefweb.source.ts';
import { remoteOkSource } from './remote-ok.source.ts';
import { remotiveSource } from './remotive.source.ts';
import { rssSource } from './rss.source.ts';

type Sources = (config: ListingsConfig) => ListingSource[] | Promise<ListingSource[]>;

/** The one list of sources beside the boards: a new one is a file and a line here. */
const SOURCES: Readonly<Record<Exclude<ListingSourceName, BoardAdapter>, Sources>> = {
  remotive: () => [remotiveSource],
  arbeitnow: () => [arbeitnowSource],
  jobicy: () => [jobicySource],
  himalayas: () => [himalayasSource],
  remoteok: () => [remoteOkSource],
  reliefweb: ({ reliefWebApp }) => (reliefWebApp ? [reliefWebSource(reliefWebApp)] : []),
  rss: ({ feeds }) => feeds.map(rssSource),
  catalogue: ({ boardChecks }) => catalogueSources(boardChecks),
};

/** The sources that are on, each once, and the files of the folder. */
export async function configuredSources(config: ListingsConfig): Promise<ListingSource[]> {
  const named = await Promise.all(config.sources.map(async (name) => await sourcesOf(name, config)));
  const byKey = new Map(named.flat().map((source) => [source.key, source]));
  return [...byKey.values(), ...(await dropFolderSources(config.dropFolder))];
}

const isBoardAdapter = (name: ListingSourceName): name is BoardAdapter =>
  BOARD_ADAPTERS.some((adapter) => adapter === name);

const sourcesOf = (name: ListingSourceName, config: ListingsConfig): ReturnType<Sources> =>
  isBoardAdapter(name) ? config.boards[name].map(BOARD_SOURCES[name]) : SOURCES[name](config);

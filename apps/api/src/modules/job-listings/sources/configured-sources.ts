import type { ListingSourceName } from '../../../config/listing-sources.ts';
import type { ListingsConfig } from '../../../config/listings-config.ts';
import { arbeitnowSource } from './arbeitnow.source.ts';
import { ashbySource } from './ashby.source.ts';
import { dropFolderSources } from './drop-folder.ts';
import { greenhouseSource } from './greenhouse.source.ts';
import { himalayasSource } from './himalayas.source.ts';
import { jobicySource } from './jobicy.source.ts';
import { leverSource } from './lever.source.ts';
import type { ListingSource } from './listing-source.ts';
import { remoteOkSource } from './remote-ok.source.ts';
import { remotiveSource } from './remotive.source.ts';
import { rssSource } from './rss.source.ts';

/** The one list of sources: a new one is a file and a line here. */
const SOURCES: Readonly<Record<ListingSourceName, (config: ListingsConfig) => ListingSource[]>> = {
  remotive: () => [remotiveSource],
  arbeitnow: () => [arbeitnowSource],
  jobicy: () => [jobicySource],
  himalayas: () => [himalayasSource],
  remoteok: () => [remoteOkSource],
  rss: ({ feeds }) => feeds.map(rssSource),
  greenhouse: ({ boards }) => boards.greenhouse.map(greenhouseSource),
  lever: ({ boards }) => boards.lever.map(leverSource),
  ashby: ({ boards }) => boards.ashby.map(ashbySource),
};

/** The sources that an operator switched on, and the files of the folder. */
export async function configuredSources(config: ListingsConfig): Promise<ListingSource[]> {
  const networks = config.sources.flatMap((name) => SOURCES[name](config));
  return [...networks, ...(await dropFolderSources(config.dropFolder))];
}

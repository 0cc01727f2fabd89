import type { Training } from '@career/career/taxonomy/taxonomy.types';
import { TRAINING } from '@career/career/training/training';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import type { LinkFinding, ProbeOptions } from './link-probe.ts';
import type { TrainingLink } from './training-link.entity.ts';
import { TrainingLinksRepository } from './training-links.repository.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** Links of one run: other scheduled work waits for it. */
const BATCH = 30;
const AT_ONCE = 6;
/** When more of a run than this is not reached, the fault is ours, and nothing is recorded as broken. */
const OFFLINE_SHARE = 0.5;

/** What is known of the catalogue's links. */
export interface LinkState {
  /** Ids of courses that must not be shown. */
  broken: ReadonlySet<string>;
  /** When the link of a course was last visited. */
  checkedAt: ReadonlyMap<string, Date>;
}

type CatalogueEntry = Pick<Training, 'id' | 'url'>;

/** Visits the links of the catalogue once a week, and knows which are broken. */
@Injectable()
export class TrainingLinksService implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly links: TrainingLinksRepository,
    private readonly config: AppConfig,
  ) {}

  onModuleDestroy(): void {
    this.stopping.abort(new Error('The process stops'));
  }

  async state(catalogue: readonly CatalogueEntry[] = TRAINING): Promise<LinkState> {
    const urls = new Map(catalogue.map(({ id, url }) => [id, url]));
    // A finding about an address that a release has fixed since says nothing.
    const known = (await this.links.all()).filter(({ trainingId, url }) => urls.get(trainingId) === url);
    return {
      broken: new Set(known.filter(({ isBroken }) => isBroken).map(({ trainingId }) => trainingId)),
      checkedAt: new Map(known.map(({ trainingId, checkedAt }) => [trainingId, checkedAt])),
    };
  }

  /**
   * Visits some of the links that were not visited for a week.
   * @returns a short account.
   */
  async check(
    catalogue: readonly CatalogueEntry[] = TRAINING,
    probe: Partial<ProbeOptions> = {},
  ): Promise<string> {
    if (!this.config.checksTrainingLinks) return 'links are not checked: TRAINING_LINK_CHECK is false';
    await this.links.keepOnly(catalogue.map(({ id }) => id));
    const state = await this.state(catalogue);
    const due = catalogue.filter(({ id }) => isDue(id, state)).slice(0, BATCH);
    if (due.length === 0) return 'no link is due';
    return this.record(await this.visitAll(due, probe), state.broken);
  }

  private async visitAll(due: readonly CatalogueEntry[], probe: Partial<ProbeOptions>): Promise<Visit[]> {
    const { publicUrl, listings } = this.config;
    // Their HTTP library is large, and most of the time no link is due.
    const [{ PublicWeb }, { probeLink }] = await Promise.all([
      import('../../../http/public-web.ts'),
      import('./link-probe.ts'),
    ]);
    const web = new PublicWeb(listings.privateHosts);
    const options: ProbeOptions = {
      userAgent: `CareerToolkit/0.1${publicUrl ? ` (+${publicUrl})` : ''}`,
      web,
      signal: this.stopping.signal,
      ...probe,
    };
    try {
      return await visitInRounds(due, (url) => probeLink(url, options));
    } finally {
      await web.close();
    }
  }

  private async record(visits: readonly Visit[], before: ReadonlySet<string>): Promise<string> {
    const unreached = visits.filter(({ finding }) => finding.outcome === 'unreached');
    if (unreached.length > visits.length * OFFLINE_SHARE) {
      return `${unreached.length} of ${visits.length} links were not reached, probably because of our own network`;
    }
    const now = new Date();
    const found = visits.map(({ entry, finding }) => rowOf(entry, finding, before.has(entry.id), now));
    await this.links.record(found);
    const broken = found.filter(({ isBroken }) => isBroken).map(({ trainingId }) => trainingId);
    return `${visits.length} links visited, ${broken.length} broken${broken.length > 0 ? `: ${broken.join(', ')}` : ''}`;
  }
}

interface Visit {
  entry: CatalogueEntry;
  finding: LinkFinding;
}

/** Some at a time, so that nobody waits for the slowest of all. */
async function visitInRounds(
  due: readonly CatalogueEntry[],
  probe: (url: string) => Promise<LinkFinding>,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const round = due.slice(at, at + AT_ONCE);
    const findings = await Promise.all(
      round.map(async (entry) => ({ entry, finding: await probe(entry.url) })),
    );
    visits.push(...findings);
    // Without a network there is no use in waiting for every link to fail.
    if (visits.every(({ finding }) => finding.outcome === 'unreached') && round.length === AT_ONCE) break;
  }
  return visits;
}

/** A broken link is looked at again the next day: it may have been a bad hour of its site. */
const isDue = (id: string, { broken, checkedAt }: LinkState): boolean =>
  (checkedAt.get(id)?.getTime() ?? 0) < Date.now() - (broken.has(id) ? DAY : WEEK);

const rowOf = (
  { id, url }: CatalogueEntry,
  { outcome, words }: LinkFinding,
  wasBroken: boolean,
  checkedAt: Date,
): TrainingLink => ({
  trainingId: id,
  url,
  checkedAt,
  isBroken: outcome === 'unsure' ? wasBroken : outcome !== 'works',
  finding: words.slice(0, 500),
});

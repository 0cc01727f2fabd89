import { setMaxListeners } from 'node:events';
import { backoffMs } from '@career/contracts/retries/backoff';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { JobListingsRepository } from './job-listings.repository.ts';
import { type Lease, ListingSourcesRepository } from './listing-sources.repository.ts';
import { configuredSources } from './sources/configured-sources.ts';
import { DROP_FOLDER_KEY, dropFolderSources, fileSourceName } from './sources/drop-folder.ts';
import type { ListingSource, SourceAnswer } from './sources/listing-source.ts';
import type { Validators } from './sources/source-client.ts';
import { AskedToWait, BrokenAnswer, NotReached } from './sources/source-errors.ts';
import { storeListings } from './store-listings.ts';

const HOUR = 60 * 60 * 1000;
const VISIT_LIMIT_MS = HOUR / 6;
const BACKOFF = { leastMs: HOUR / 4, mostMs: 24 * HOUR };
/** Looked for again so soon without a connection: it costs nobody anything. */
const UNREACHED_MS = HOUR / 4;
/** Sources visited in one look: hundreds of boards must not keep a worker for an hour. */
const MOST_VISITS = 60;
/** A feed or a page shows only the newest: what it showed once and not for so long is gone. */
const WINDOW_MS = 14 * 24 * HOUR;

const NOTHING_YET: Validators = { etag: null, lastModified: null };

/** What one visit came to, in words. */
export interface VisitReport {
  source: string;
  outcome: 'read' | 'unchanged' | 'waits' | 'unreached' | 'failed';
  words: string;
}

/** Fetches listings from the sources that are due, each on its own: a broken one costs the others nothing. */
@Injectable()
export class ListingRefreshService implements OnModuleDestroy {
  private readonly logger = new Logger('Listings');
  private readonly stopping = new AbortController();
  /** Whether the last source that was called could not be reached: said once, not every quarter of an hour. */
  private isOffline = false;

  constructor(
    private readonly listings: JobListingsRepository,
    private readonly sources: ListingSourcesRepository,
    private readonly config: AppConfig,
  ) {
    setMaxListeners(0, this.stopping.signal);
  }

  /** A visit under way is broken off and given back, so that a process need not wait for a slow source to stop. */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('The process stops'));
  }

  /**
   * Visits every source that is due. @param byHand visits the others, too, unless they asked to be left
   * alone. @param tell is called after each visit.
   */
  async refresh(
    byHand: boolean,
    tell: (report: VisitReport) => void = () => undefined,
  ): Promise<VisitReport[]> {
    await this.forgetRemovedFiles();
    const reports: VisitReport[] = [];
    let visits = 0;
    for (const source of await configuredSources(this.config.listings)) {
      if (this.stopping.signal.aborted || (!byHand && visits >= MOST_VISITS)) break;
      const report = await this.visit(source, byHand);
      reports.push(report);
      if (report.outcome !== 'waits') visits += 1;
      tell(report);
    }
    return reports;
  }

  private async visit(source: ListingSource, byHand: boolean): Promise<VisitReport> {
    const lease = await this.sources.lease(source.key, byHand);
    if ('reason' in lease) {
      const words =
        lease.reason === 'busy' ? 'is being read elsewhere' : `waits until ${lease.dueAt.toISOString()}`;
      return { source: source.key, outcome: 'waits', words };
    }
    const startedAt = new Date();
    try {
      const answer = await this.read(source, lease);
      if (source.minHours > 0) this.isOffline = false;
      return await this.take(source, lease, answer, startedAt);
    } catch (error) {
      return await this.recordFailure(source, lease, error);
    }
  }

  private async read(source: ListingSource, lease: Lease): Promise<SourceAnswer> {
    const { privateHosts, relayUrl } = this.config.listings;
    // Its HTTP library is large, and most of the time nothing is due.
    const { SourceClient } = await import('./sources/source-client.ts');
    const client = new SourceClient({
      privateHosts,
      relayUrl,
      userAgent: this.config.sourceUserAgent,
      signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(VISIT_LIMIT_MS)]),
    });
    try {
      // Without stored rows of a source all of it is requested: its name may have changed.
      const previous = (await this.listings.hasAny(source.name)) ? lease.previous : NOTHING_YET;
      return await source.read(client, previous);
    } finally {
      await client.close();
    }
  }

  private async take(
    source: ListingSource,
    lease: Lease,
    answer: SourceAnswer,
    startedAt: Date,
  ): Promise<VisitReport> {
    const dueAt = new Date(Date.now() + this.hoursOf(source) * HOUR);
    if (answer.isUnchanged) {
      await this.listings.markSeen(source.name, startedAt);
      await this.sources.succeed(lease, dueAt);
      return { source: source.key, outcome: 'unchanged', words: 'nothing new' };
    }
    const { listings, rejected } = answer;
    const changed = await storeListings(this.listings, source, listings, startedAt);
    // An empty answer closes nothing: it is more often a fault than the end of all openings.
    const goneSince =
      answer.isComplete && listings.length > 0 ? startedAt : new Date(startedAt.getTime() - WINDOW_MS);
    const closed = await this.listings.closeUnseen(goneSince, source.name);
    await this.sources.succeed(lease, dueAt, listings.length, answer.validators);
    const words = `${listings.length} listings, ${changed} new or changed, ${closed} closed, ${rejected} unreadable`;
    return { source: source.key, outcome: 'read', words };
  }

  private async recordFailure(source: ListingSource, lease: Lease, error: unknown): Promise<VisitReport> {
    const words = (error as Error).message;
    if (this.stopping.signal.aborted) {
      await this.sources.giveBack(lease);
      return { source: source.key, outcome: 'waits', words: 'was broken off' };
    }
    if (error instanceof NotReached) return await this.recordUnreached(source, lease, words);
    // A file can be read again at once: it costs no one anything, and it may have been fixed.
    const pause = source.minHours === 0 ? 0 : backoffMs(lease.failures + 1, BACKOFF);
    const until = error instanceof AskedToWait ? error.until : new Date(Date.now() + pause);
    await this.sources.fail(lease, until, words);
    const isExpected = error instanceof AskedToWait || error instanceof BrokenAnswer;
    this.logger.warn(`${source.key}: ${isExpected ? words : (error as Error).stack}`);
    return { source: source.key, outcome: 'failed', words: `${words}; again after ${until.toISOString()}` };
  }

  /** A machine without a connection is not a fault of the source: no backoff, and one line in the log. */
  private async recordUnreached(source: ListingSource, lease: Lease, words: string): Promise<VisitReport> {
    const until = new Date(Date.now() + UNREACHED_MS);
    await this.sources.postpone(lease, until, words);
    if (!this.isOffline)
      this.logger.log('No connection to the sources of listings; will try again from time to time');
    this.isOffline = true;
    return { source: source.key, outcome: 'unreached', words };
  }

  /** Listings of a file that an operator took away go with it. */
  private async forgetRemovedFiles(): Promise<void> {
    const present = new Set((await dropFolderSources(this.config.listings.dropFolder)).map(({ key }) => key));
    for (const key of await this.sources.keysWith(DROP_FOLDER_KEY)) {
      if (present.has(key)) continue;
      await this.listings.closeUnseen(new Date(), fileSourceName(key.slice(DROP_FOLDER_KEY.length)));
      await this.sources.forget(key);
    }
  }

  /** A file costs nothing to look at; a source gets no more visits than it asks for. */
  private hoursOf({ minHours }: ListingSource): number {
    return minHours === 0 ? 0 : Math.max(minHours, this.config.listings.refreshHours);
  }
}

import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';
import { CONNECT_WITHIN_MS, endAtOnce } from '../../database/connection-deadlines.ts';
import { ConnectionOptions } from '../../database/connection-options.ts';
import { Database } from '../../database/database.ts';
import { AiJobEntity } from './ai-job.entity.ts';
import { AI_JOB_CHANNEL } from './ai-job-runs.repository.ts';

/** The slow look behind the notifications, which may be missed while a connection is renewed. */
const LOOK_EVERY_MS = 1_000;

interface Watch {
  onChange: () => void;
  /** This process goes: the job is better followed elsewhere. */
  onStop: () => void;
}

/**
 * Notifies waiting requests of this process when their jobs change, over one listening connection for all of
 * them.
 */
@Injectable()
export class AiJobWatcher implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('AiJobs');
  private readonly watched = new Map<string, Set<Watch>>();
  private readonly lastSeen = new Map<string, number>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly connections: ConnectionOptions,
  ) {}

  /** @returns a function that ends the watch. */
  watch(id: string, watch: Watch): () => void {
    if (this.stopping) {
      setImmediate(watch.onStop);
      return () => undefined;
    }
    const watches = this.watched.get(id) ?? new Set();
    watches.add(watch);
    this.watched.set(id, watches);
    this.start();
    return () => {
      watches.delete(watch);
      if (watches.size > 0) return;
      this.watched.delete(id);
      this.lastSeen.delete(id);
      if (this.watched.size === 0) clearInterval(this.timer);
    };
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const { onStop } of [...this.watched.values()].flatMap((watches) => [...watches])) onStop();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private start(): void {
    if (this.watched.size === 1) {
      clearInterval(this.timer);
      this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    }
    if (!this.client) void this.listen();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      ...this.connections.forSession(CONNECT_WITHIN_MS, 'notifications'),
      query_timeout: CONNECT_WITHIN_MS,
    });
    this.client = client;
    client.on('notification', ({ payload }) => this.tell(payload ?? ''));
    client.on('error', () => this.forget(client));
    client.on('end', () => this.forget(client));
    try {
      await client.connect();
      await client.query(`listen ${AI_JOB_CHANNEL}`);
      // What ended before this connection listened was not heard.
      for (const id of this.watched.keys()) this.tell(id);
    } catch (error) {
      endAtOnce(client);
      this.logger.warn(
        `Not listening for job changes, looking every second instead: ${(error as Error).message}`,
      );
      this.forget(client);
    }
  }

  /** A healthy connection is silent too, so we have to ask whether it is still open. */
  private check(client: pg.Client): void {
    client.query('select 1').catch(() => {
      this.forget(client);
      endAtOnce(client);
    });
  }

  private forget(client: pg.Client): void {
    if (this.client === client) this.client = undefined;
  }

  private async look(): Promise<void> {
    if (this.client) this.check(this.client);
    else void this.listen();
    try {
      const jobs = await this.database.read((em) =>
        em.find(AiJobEntity, { id: { $in: [...this.watched.keys()] } }, { fields: ['id', 'updatedAt'] }),
      );
      for (const { id, updatedAt } of jobs) {
        const changed = this.lastSeen.get(id) !== updatedAt.getTime();
        this.lastSeen.set(id, updatedAt.getTime());
        if (changed) this.tell(id);
      }
    } catch (error) {
      this.logger.warn(`Reading job changes failed: ${(error as Error).message}`);
    }
  }

  private tell(id: string): void {
    for (const { onChange } of this.watched.get(id) ?? []) onChange();
  }
}

import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../../database/database.ts';
import { ListingSourceEntity } from './listing-source.entity.ts';
import type { Validators } from './sources/source-client.ts';

/** Longer than any visit may take: a process that died frees its source by this. */
const LEASE_MINUTES = 15;

/** The right to visit a source, held by one process at a time. */
export interface Lease {
  id: string;
  key: string;
  previous: Validators;
  failures: number;
}

/** Why a source is not visited now. */
export type NotNow = { reason: 'busy' | 'not-due'; dueAt: Date };

interface LeaseRow {
  etag: string | null;
  last_modified: string | null;
  failures: number;
}

@Injectable()
export class ListingSourcesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Takes a source for a visit. One statement, so that of two workers exactly one gets it.
   * @param byHand visits before its scheduled time, but never while a pause after a failure or a Retry-After
   * lasts.
   */
  async lease(key: string, byHand: boolean): Promise<Lease | NotNow> {
    const id = uuidv7();
    const [row] = await this.database.write(async (em) => {
      await em.execute('insert into "listing_source" ("key") values (?) on conflict do nothing', [key]);
      return await em.execute<LeaseRow[]>(
        `update "listing_source" set "lease_id" = ?, "leased_until" = now() + make_interval(mins => ?)
         where "key" = ? and coalesce("leased_until", 'epoch') < now()
           and ("due_at" <= now() or (?::boolean and "failures" = 0))
         returning "etag", "last_modified", "failures"`,
        [id, LEASE_MINUTES, key, byHand],
      );
    });
    if (row) {
      return {
        id,
        key,
        failures: row.failures,
        previous: { etag: row.etag, lastModified: row.last_modified },
      };
    }
    const state = await this.database.read((em) => em.findOneOrFail(ListingSourceEntity, { key }));
    const isBusy = (state.leasedUntil?.getTime() ?? 0) > Date.now();
    return { reason: isBusy ? 'busy' : 'not-due', dueAt: state.dueAt };
  }

  /** Records a good visit. @param listed undefined when there was nothing new. */
  async succeed(lease: Lease, dueAt: Date, listed?: number, validators?: Validators): Promise<void> {
    await this.release(lease, {
      dueAt,
      failures: 0,
      lastError: null,
      lastSuccessAt: new Date(),
      ...(listed === undefined ? {} : { listed }),
      ...(validators ?? {}),
    });
  }

  async fail(lease: Lease, dueAt: Date, error: string): Promise<void> {
    await this.release(lease, { dueAt, failures: lease.failures + 1, lastError: error.slice(0, 1_000) });
  }

  /** Records that a source could not be reached; it may still be called by hand. */
  async postpone(lease: Lease, dueAt: Date, error: string): Promise<void> {
    await this.release(lease, { dueAt, lastError: error.slice(0, 1_000) });
  }

  /** Gives a source back unvisited, when the process stops. */
  async giveBack(lease: Lease): Promise<void> {
    await this.release(lease, {});
  }

  async keysWith(prefix: string): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.find(ListingSourceEntity, { key: { $like: `${prefix}%` } }, { fields: ['key'] }),
    );
    return rows.map(({ key }) => key);
  }

  async forget(key: string): Promise<void> {
    await this.database.write((em) => em.nativeDelete(ListingSourceEntity, { key }));
  }

  private async release({ key, id }: Lease, changes: object): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(
        ListingSourceEntity,
        { key, leaseId: id },
        { ...changes, leaseId: null, leasedUntil: null },
      ),
    );
  }
}

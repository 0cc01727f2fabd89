import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { ignoreUniqueViolation } from '../../../database/ignore-unique-violation.ts';
import { prepared } from '../../../database/prepared.ts';
import { addWithin, type Quota } from '../../../database/quota.ts';
import { type ShareLink, ShareLinkEntity } from './share-link.entity.ts';
import { type ReportReason, ShareReportEntity } from './share-report.entity.ts';

export type NewShareLink = Pick<ShareLink, 'resumeId' | 'slug' | 'expiresAt'> & {
  applicationId: string | null;
  password: string | null;
};

const QUOTA: Quota = {
  name: 'share-links',
  most: LIMITS.shareLinksMax,
  counts: `select count(*)::int as held from share_link where user_id = ? and stopped_at is null and expires_at > now()`,
  message: `You have ${LIMITS.shareLinksMax} open links, which is the limit. Stop one first.`,
};

const DAY_MS = 24 * 60 * 60 * 1000;
const LISTED_MAX = 200;

/** Counts one opening of a link that is still open. */
const COUNT = prepared(`
  update share_link
  set openings = jsonb_set(openings, array[$2::text], to_jsonb(coalesce((openings ->> $2::text)::int, 0) + 1))
  where id = $1 and stopped_at is null and expires_at > now()
  returning id`);
const IS_OPEN = prepared(
  'select id from share_link where id = $1 and stopped_at is null and expires_at > now()',
);

@Injectable()
export class ShareLinksRepository {
  constructor(private readonly database: Database) {}

  /** Last made first, without those that ended long ago. */
  list(ownerId: string): Promise<ShareLink[]> {
    const since = new Date(Date.now() - LIMITS.endedLinkDays * DAY_MS);
    return this.database.read((em) =>
      em.find(
        ShareLinkEntity,
        {
          userId: ownerId,
          expiresAt: { $gt: since },
          $or: [{ stoppedAt: null }, { stoppedAt: { $gt: since } }],
        },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED_MAX },
      ),
    ) as Promise<ShareLink[]>;
  }

  find(ownerId: string, id: string): Promise<ShareLink | null> {
    return this.database.read((em) =>
      em.findOne(ShareLinkEntity, { id, userId: ownerId }),
    ) as Promise<ShareLink | null>;
  }

  /** The link at an address, whoever asks: the address is what opens it. */
  async openAt(slug: string): Promise<ShareLink | null> {
    return (await this.database.read((em) =>
      em.findOne(ShareLinkEntity, { slug, stoppedAt: null, expiresAt: { $gt: new Date() } }),
    )) as ShareLink | null;
  }

  /**
   * An ended link of the same owner gives its address up.
   * @returns undefined when the address is somebody else's, or that of an open link.
   */
  add(ownerId: string, link: NewShareLink): Promise<ShareLink | undefined> {
    return ignoreUniqueViolation(() =>
      addWithin(this.database, ownerId, QUOTA, async (em) => {
        const ended = { $or: [{ stoppedAt: { $ne: null } }, { expiresAt: { $lte: new Date() } }] };
        await em.nativeDelete(ShareLinkEntity, { userId: ownerId, slug: link.slug, ...ended });
        const added = em.create(
          ShareLinkEntity,
          { ...link, userId: ownerId, openings: {} },
          { partial: true },
        );
        await em.persist(added).flush();
        return added as ShareLink;
      }),
    );
  }

  /** @returns whether there is such a link, stopped before or not. */
  async stop(ownerId: string, id: string): Promise<boolean> {
    const stopped = await this.database.write((em) =>
      em.nativeUpdate(ShareLinkEntity, { id, userId: ownerId, stoppedAt: null }, { stoppedAt: new Date() }),
    );
    return stopped > 0 || (await this.find(ownerId, id)) !== null;
  }

  /** Keeps the PDF of a link, or removes it. @returns whether there is such a link that is open. */
  async keepFile(
    ownerId: string,
    id: string,
    file: { bytes: Uint8Array; version: number } | undefined,
  ): Promise<boolean> {
    const kept = await this.database.write((em) =>
      em.nativeUpdate(
        ShareLinkEntity,
        { id, userId: ownerId, stoppedAt: null, expiresAt: { $gt: new Date() } },
        { bytes: file?.bytes ?? null, fileVersion: file?.version ?? null },
      ),
    );
    return kept > 0;
  }

  async fileOf(id: string): Promise<Uint8Array | undefined> {
    const found = (await this.database.read((em) =>
      em.findOne(ShareLinkEntity, { id }, { fields: ['bytes'] }),
    )) as Pick<ShareLink, 'bytes'> | null;
    return found?.bytes ?? undefined;
  }

  /** Looks last whether a link is open, and counts the opening. @returns whether it is. */
  async pass(id: string, isCounted: boolean): Promise<boolean> {
    const day = new Date().toISOString().slice(0, 10);
    const passed = isCounted
      ? await this.database.write<{ id: string }>(COUNT, [id, day])
      : await this.database.read<{ id: string }>(IS_OPEN, [id]);
    return passed.length > 0;
  }

  async report(shareLinkId: string, reason: ReportReason, note: string): Promise<void> {
    await this.database.write(async (em) => {
      await em
        .persist(em.create(ShareReportEntity, { shareLinkId, reason, note }, { partial: true }))
        .flush();
    });
  }

  /** Removes what ended before a moment, over all owners; for the scheduled task alone. */
  purge(before: Date): Promise<number> {
    return this.database.write((em) =>
      em.nativeDelete(ShareLinkEntity, {
        $or: [{ expiresAt: { $lt: before } }, { stoppedAt: { $lt: before } }],
      }),
    );
  }
}

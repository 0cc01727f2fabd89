import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { addWithin, type Quota } from '../../database/quota.ts';
import { type Picture, PictureEntity } from './picture.entity.ts';
import type { ListedPicture } from './picture.mapper.ts';

const QUOTA: Quota = {
  name: 'pictures',
  most: LIMITS.picturesPerUser,
  counts: 'select count(*)::int as "held" from "picture" where "user_id" = ?',
  message: `You can keep ${LIMITS.picturesPerUser} pictures. Use one of them again, or delete one to make room.`,
};

const LISTED = ['id', 'mimeType', 'width', 'height', 'fileSize', 'createdAt'] as const;

type NewPicture = Pick<Picture, 'id' | 'mimeType' | 'width' | 'height' | 'bytes'>;

@Injectable()
export class PicturesRepository {
  constructor(private readonly database: Database) {}

  list(ownerId: string): Promise<ListedPicture[]> {
    return this.database.read((em) =>
      em.find(
        PictureEntity,
        { userId: ownerId },
        { fields: [...LISTED], orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.picturesPerUser },
      ),
    ) as Promise<ListedPicture[]>;
  }

  find(ownerId: string, id: string): Promise<Picture | null> {
    return this.database.read((em) =>
      em.findOne(PictureEntity, { id, userId: ownerId }),
    ) as Promise<Picture | null>;
  }

  /** Sent again, a picture is used again: it stays for as long as a new one would. @returns whether it is there. */
  async keepOn(ownerId: string, id: string): Promise<boolean> {
    const kept = await this.database.write((em) =>
      em.nativeUpdate(PictureEntity, { id, userId: ownerId }, { keptAt: new Date() }),
    );
    return kept > 0;
  }

  /** Writes a picture where there is room for it; one that is there already is the same. */
  insert(ownerId: string, picture: NewPicture): Promise<ListedPicture> {
    const where = { id: picture.id, userId: ownerId };
    return addWithin<ListedPicture>(
      this.database,
      ownerId,
      QUOTA,
      async (em) => {
        const row = { ...picture, userId: ownerId, fileSize: picture.bytes.length };
        const created = em.create(PictureEntity, row, { partial: true });
        await em.persist(created).flush();
        return created as ListedPicture;
      },
      async (em) => {
        const there = await em.findOne(PictureEntity, where, { fields: [...LISTED] });
        return there as ListedPicture | null;
      },
    );
  }

  async count(ownerId: string): Promise<number> {
    return this.database.read((em) => em.count(PictureEntity, { userId: ownerId }));
  }

  /** @returns whether there was one. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.database.write((em) => em.nativeDelete(PictureEntity, { id, userId: ownerId }))) > 0;
  }

  /** Removes what was last sent before a moment, except the given ones. @returns how many. */
  removeBut(ownerId: string, used: readonly string[], before: Date): Promise<number> {
    return this.database.write((em) =>
      em.nativeDelete(PictureEntity, { userId: ownerId, id: { $nin: [...used] }, keptAt: { $lt: before } }),
    );
  }

  /** People with a picture last sent before a moment, in the order of their ids; for the scheduled task alone. */
  async ownersOfOlder(before: Date, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.execute<{ ownerId: string }[]>(
        `select distinct "user_id" as "ownerId" from "picture" where "kept_at" < ? and "user_id" > ?
         order by "user_id" limit ?`,
        [before, after, limit],
      ),
    );
    return rows.map(({ ownerId }) => ownerId);
  }
}

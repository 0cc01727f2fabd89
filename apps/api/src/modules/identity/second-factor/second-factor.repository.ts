import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { takeTurn } from '../../../database/quota.ts';
import { type SecondFactor, SecondFactorEntity } from './second-factor.entity.ts';

const BACKUP_CODES_LEFT = prepared(`
  select jsonb_array_length(backup_codes) as "left" from second_factor
  where user_id = $1 and confirmed_at is not null`);

/** The authenticator app of one owner. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined where no code is asked. */
  async backupCodesLeft(ownerId: string): Promise<number | undefined> {
    const [confirmed] = await this.database.read<{ left: number }>(BACKUP_CODES_LEFT, [ownerId]);
    return confirmed?.left;
  }

  find(ownerId: string): Promise<SecondFactor | null> {
    return this.database.read((em) => em.findOne(SecondFactorEntity, { userId: ownerId }));
  }

  /** Replaces one that was never confirmed. @returns whether there was room for it. */
  async begin(ownerId: string, secret: string): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      await takeTurn(em, ownerId, 'second factor');
      await em.nativeDelete(SecondFactorEntity, { userId: ownerId, confirmedAt: null });
      if ((await em.count(SecondFactorEntity, { userId: ownerId })) > 0) return false;
      em.create(SecondFactorEntity, { userId: ownerId, secret, backupCodes: [] }, { partial: true });
      return true;
    });
  }

  /** As part of a transaction. @returns whether it waited for its first code, as 1 or 0. */
  async confirm(
    ownerId: string,
    lastStep: number,
    backupCodes: string[],
    em: EntityManager,
  ): Promise<{ confirmed: number }> {
    const confirmed = await em.nativeUpdate(
      SecondFactorEntity,
      { userId: ownerId, confirmedAt: null },
      { confirmedAt: new Date(), lastStep, backupCodes, updatedAt: new Date() },
    );
    return { confirmed };
  }

  /** Takes the code of a time step. @returns whether no code of this step or a later one was taken before. */
  async takeStep(ownerId: string, step: number): Promise<boolean> {
    const taken = await this.database.write((em) =>
      em.nativeUpdate(
        SecondFactorEntity,
        { userId: ownerId, lastStep: { $lt: step }, confirmedAt: { $ne: null } },
        { lastStep: step },
      ),
    );
    return taken > 0;
  }

  /** Takes a backup code. @returns whether it was there. */
  async takeBackupCode(ownerId: string, hash: string): Promise<boolean> {
    const taken = await this.database.write((em) =>
      em.execute<{ id: string }[]>(
        `update "second_factor" set "backup_codes" = "backup_codes" - ?::text
         where "user_id" = ? and "confirmed_at" is not null and jsonb_exists("backup_codes", ?) returning "id"`,
        [hash, ownerId, hash],
      ),
    );
    return taken.length > 0;
  }

  async replaceBackupCodes(ownerId: string, backupCodes: string[]): Promise<boolean> {
    const replaced = await this.database.write((em) =>
      em.nativeUpdate(
        SecondFactorEntity,
        { userId: ownerId, confirmedAt: { $ne: null } },
        { backupCodes, updatedAt: new Date() },
      ),
    );
    return replaced > 0;
  }

  async remove(ownerId: string, within?: EntityManager): Promise<void> {
    await this.database.write((em) => em.nativeDelete(SecondFactorEntity, { userId: ownerId }), within);
  }
}

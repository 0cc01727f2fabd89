import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { turnOf } from '../../../database/quota.ts';
import { AppCredentialEntity } from './app-credential.entity.ts';
import { type ConnectedApp, ConnectedAppEntity } from './connected-app.entity.ts';

export type NewConnectedApp = Pick<
  ConnectedApp,
  'clientId' | 'name' | 'site' | 'scopes' | 'credentialsVersion' | 'expiresAt'
>;

export interface NewCode {
  credentialHash: string;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: Date;
}

/** Apps that people connected, each seen by its owner alone. */
@Injectable()
export class ConnectedAppsRepository {
  constructor(private readonly database: Database) {}

  /** Last connected first. */
  list(ownerId: string): Promise<ConnectedApp[]> {
    return this.database.read((em) =>
      em.find(
        ConnectedAppEntity,
        { userId: ownerId, connectedAt: { $ne: null }, expiresAt: { $gt: new Date() } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.connectedAppsMax },
      ),
    ) as Promise<ConnectedApp[]>;
  }

  /**
   * Adds a connection with the code that the app can begin it with. Expired ones make room.
   * @returns whether there was room.
   */
  async add(ownerId: string, app: NewConnectedApp, code: NewCode, em: EntityManager): Promise<boolean> {
    // Not by `takeTurn`, which would wait for a deletion of the account that waits for the account's row, held here.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      turnOf('connected-apps', ownerId),
    ]);
    await em.nativeDelete(ConnectedAppEntity, { userId: ownerId, expiresAt: { $lte: new Date() } });
    if ((await em.count(ConnectedAppEntity, { userId: ownerId })) >= LIMITS.connectedAppsMax) return false;
    const added = em.create(ConnectedAppEntity, {
      ...app,
      userId: ownerId,
      connectedAt: null,
      lastUsedAt: null,
    });
    em.create(AppCredentialEntity, {
      ...code,
      connectedAppId: added.id,
      kind: 'code',
      usedAt: null,
      createdAt: new Date(),
    });
    await em.flush();
    return true;
  }

  /** Ends a connection with its tokens. @returns whether it was there. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    const removed = await this.database.write((em) =>
      em.nativeDelete(ConnectedAppEntity, { userId: ownerId, id }),
    );
    return removed > 0;
  }

  /** Removes what is over, of all owners; for the scheduled task alone. */
  purge(): Promise<number> {
    const isOver = { expiresAt: { $lte: new Date() } };
    return this.database.transaction(async (em) => {
      await em.nativeDelete(AppCredentialEntity, isOver);
      return await em.nativeDelete(ConnectedAppEntity, isOver);
    });
  }

  /** The row, locked until the transaction ends. */
  static held(id: string, em: EntityManager): Promise<ConnectedApp | null> {
    return em.findOne(
      ConnectedAppEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    ) as Promise<ConnectedApp | null>;
  }
}

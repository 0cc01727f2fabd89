import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database/database.ts';
import { TextEncryption } from '../database/text-encryption.ts';
import { BackgroundWork } from '../queue/background-work.ts';
import type { Mail } from './email-template.ts';
import { MailTransport } from './mail-transport.ts';
import { type OutgoingMail, OutgoingMailEntity } from './outgoing-mail.entity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delay after the first, second, ... failed attempt; after the last the mail is given up. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;

/** How long an attempt that has begun keeps other workers off the mail. */
const LEASE_MS = 2 * MINUTE;

/** Claimed at once. One: the lease of a second would expire while a slow server takes the first, and another worker would send it too. */
const BATCH = 1;

export interface EnqueueOptions {
  /** Account the mail is about; its undelivered mails are deleted with it. */
  ownerId: string | null;
  /** A mail that is not delivered within this time is dropped; a day by default. */
  usefulForMs?: number;
}

/**
 * Sends mails through a table (transactional outbox): each is stored first, sent at once, and retried by the workers
 * when that failed, so that neither a mail server that is down nor a process that dies loses one.
 */
@Injectable()
export class MailOutbox {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly encryption: TextEncryption,
    private readonly transport: MailTransport,
    private readonly background: BackgroundWork,
  ) {}

  /**
   * Call it after the commit of what the mail is about. Returns at once and never fails: errors are logged and retried,
   * since no request may fail because of its mail.
   */
  enqueue(mail: Mail, options: EnqueueOptions): void {
    this.background.run(`Storing ${mail.kind}`, () => this.storeAndTry(mail, options));
  }

  /** Deletes the undelivered mails about an account, in the transaction that deletes it, after its row. */
  async deleteForAccount(ownerId: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(OutgoingMailEntity, { userId: ownerId });
  }

  /** Removes the mails about an account that were written as files, once it is gone. */
  async removeWritten(ownerId: string): Promise<void> {
    await this.transport.removeWritten(ownerId);
  }

  /**
   * Stores a mail in the caller's transaction, for what must be sent exactly once: it is sent when the transaction
   * commits and never otherwise. The workers deliver it within a minute.
   */
  async enqueueInTransaction(em: EntityManager, mail: Mail, options: EnqueueOptions): Promise<void> {
    await em.insert(OutgoingMailEntity, { ...this.rowOf(mail, options), attempts: 0, runAfter: new Date() });
  }

  /** Sends the mails that are due. Safe in several processes at once. @returns how many were delivered. */
  async deliverDue(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const due = await this.claim();
      for (const row of due) if (await this.tryRow(row)) delivered += 1;
      if (due.length < BATCH) return delivered;
    }
  }

  private async storeAndTry(mail: Mail, options: EnqueueOptions): Promise<void> {
    const row = this.rowOf(mail, options);
    const isStored = await this.database.transaction(async (em) => {
      if (options.ownerId && !(await accountExists(options.ownerId, em))) return false;
      await em.insert(OutgoingMailEntity, { ...row, runAfter: new Date(Date.now() + LEASE_MS) });
      return true;
    });
    if (isStored) await this.attempt(row, 1, mail);
  }

  private rowOf(mail: Mail, { ownerId, usefulForMs = 24 * HOUR }: EnqueueOptions) {
    return {
      id: uuidv7(),
      userId: ownerId,
      kind: mail.kind,
      encrypted: this.encryption.encrypt('mail', JSON.stringify(mail)),
      expiresAt: new Date(Date.now() + usefulForMs),
    };
  }

  private claim(): Promise<OutgoingMail[]> {
    return this.database.write(async (em) => {
      await em.nativeDelete(OutgoingMailEntity, { expiresAt: { $lt: new Date() } });
      const rows = await em.execute<{ id: string }[]>(
        `update "outgoing_mail" set "attempts" = "attempts" + 1, "run_after" = now() + make_interval(secs => ?)
         where "id" in (select "id" from "outgoing_mail" where "run_after" <= now()
                        order by "run_after" limit ? for update skip locked) returning "id"`,
        [LEASE_MS / 1000, BATCH],
      );
      return await em.find(OutgoingMailEntity, { id: { $in: rows.map(({ id }) => id) } });
    });
  }

  private async tryRow(row: OutgoingMail): Promise<boolean> {
    const { id, attempts, encrypted, kind } = row;
    try {
      return await this.attempt(
        row,
        attempts,
        JSON.parse(this.encryption.decrypt('mail', encrypted)) as Mail,
      );
    } catch (error) {
      // Encrypted with another secret: nobody can read it any more.
      this.logger.error(`${kind} cannot be read and is given up: ${(error as Error).message}`);
      await this.remove(id);
      return false;
    }
  }

  private async attempt(
    { id, userId }: Pick<OutgoingMail, 'id' | 'userId'>,
    attempts: number,
    mail: Mail,
  ): Promise<boolean> {
    try {
      await this.transport.send(mail, userId ?? null);
    } catch (error) {
      await this.scheduleRetry(id, attempts, mail.kind, (error as Error).message);
      return false;
    }
    const isKnown = await this.remove(id);
    // The account may have been deleted while its mail was being sent.
    if (!isKnown && userId && !(await this.database.read((em) => accountExists(userId, em))))
      await this.removeWritten(userId);
    return true;
  }

  private async scheduleRetry(id: string, attempts: number, kind: string, reason: string): Promise<void> {
    const delay = RETRY_DELAYS_MS[attempts - 1];
    const next = delay === undefined ? 'given up' : `retried in ${delay / MINUTE} min`;
    this.logger.warn(`${kind} was not taken (${reason}); it is ${next}`);
    if (delay === undefined) {
      await this.remove(id);
      return;
    }
    await this.database.write((em) =>
      em.nativeUpdate(OutgoingMailEntity, { id }, { runAfter: new Date(Date.now() + delay) }),
    );
  }

  /** @returns whether it was there. */
  private async remove(id: string): Promise<boolean> {
    return (await this.database.write((em) => em.nativeDelete(OutgoingMailEntity, { id }))) > 0;
  }
}

/** Whether the account exists; until the transaction ends nobody can delete it. */
async function accountExists(ownerId: string, em: EntityManager): Promise<boolean> {
  const found = await em.execute('select 1 from "user" where "id" = ? for key share', [ownerId]);
  return found.length > 0;
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { SealedText } from '../database/sealed-text.ts';
import { BackgroundWork } from '../queue/background-work.ts';
import type { Mail } from './letter.ts';
import { MailTransport } from './mail-transport.ts';
import { type OutgoingMail, OutgoingMailEntity } from './outgoing-mail.entity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Wait after the first, second, ... failed try; after the last the mail is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;

/** For so long a try that has begun keeps others off the mail. */
const LEASE_MS = 2 * MINUTE;

/** Claimed at once. One: the lease of a second would run while a slow server takes the first, and another worker send it too. */
const BATCH = 1;

export interface PostOptions {
  /** Account the mail is about; its mails on the way go with it when it is deleted. */
  ownerId: string | null;
  /** A mail not delivered within this time is of no use any more; a day when not said. */
  usefulForMs?: number;
}

/**
 * Takes mails that are to be sent and sees to it that they are. Each is written down first, tried at once, and tried
 * again by the workers when that failed, so neither a mail server that is away nor a process that dies loses one.
 */
@Injectable()
export class Mailroom {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly em: EntityManager,
    private readonly sealed: SealedText,
    private readonly transport: MailTransport,
    private readonly background: BackgroundWork,
  ) {}

  /**
   * Call it after the commit of what the mail tells about. Returns at once and never fails: what goes wrong is logged
   * and tried again, for no request may fail because of its mail.
   */
  post(mail: Mail, options: PostOptions): void {
    this.background.run(`Writing down ${mail.kind}`, () => this.writeDownAndTry(mail, options));
  }

  /** Drops the mails on their way about an account, as part of the transaction in which it goes, after its row. */
  async forget(ownerId: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(OutgoingMailEntity, { userId: ownerId });
  }

  /** Removes the mails about an account that were written as files, once it is gone. */
  async removeWritten(ownerId: string): Promise<void> {
    await this.transport.removeWritten(ownerId);
  }

  /**
   * Writes a mail down in the caller's transaction, for what must be told exactly once: it is sent when the commit holds
   * and never otherwise. The workers hand it over within a minute.
   */
  async enclose(em: EntityManager, mail: Mail, options: PostOptions): Promise<void> {
    await em.insert(OutgoingMailEntity, { ...this.rowOf(mail, options), attempts: 0, runAfter: new Date() });
  }

  /** Tries the mails whose time has come. Safe in several processes at once. @returns how many were handed over. */
  async deliverDue(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const due = await this.claim();
      for (const row of due) if (await this.tryRow(row)) delivered += 1;
      if (due.length < BATCH) return delivered;
    }
  }

  private async writeDownAndTry(mail: Mail, options: PostOptions): Promise<void> {
    const row = this.rowOf(mail, options);
    const isKept = await this.em.fork().transactional(async (em) => {
      if (options.ownerId && !(await isThere(options.ownerId, em))) return false;
      await em.insert(OutgoingMailEntity, { ...row, runAfter: new Date(Date.now() + LEASE_MS) });
      return true;
    });
    if (isKept) await this.attempt(row, 1, mail);
  }

  private rowOf(mail: Mail, { ownerId, usefulForMs = 24 * HOUR }: PostOptions) {
    return {
      id: uuidv7(),
      userId: ownerId,
      kind: mail.kind,
      sealed: this.sealed.seal('mail', JSON.stringify(mail)),
      expiresAt: new Date(Date.now() + usefulForMs),
    };
  }

  private async claim(): Promise<OutgoingMail[]> {
    const em = this.em.fork();
    await em.nativeDelete(OutgoingMailEntity, { expiresAt: { $lt: new Date() } });
    const rows = await em.execute<{ id: string }[]>(
      `update "outgoing_mail" set "attempts" = "attempts" + 1, "run_after" = now() + make_interval(secs => ?)
       where "id" in (select "id" from "outgoing_mail" where "run_after" <= now()
                      order by "run_after" limit ? for update skip locked) returning "id"`,
      [LEASE_MS / 1000, BATCH],
    );
    return await em.find(OutgoingMailEntity, { id: { $in: rows.map(({ id }) => id) } });
  }

  private async tryRow(row: OutgoingMail): Promise<boolean> {
    const { id, attempts, sealed, kind } = row;
    try {
      return await this.attempt(row, attempts, JSON.parse(this.sealed.open('mail', sealed)) as Mail);
    } catch (error) {
      // Sealed with another secret: nobody can read it any more.
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
      await this.putOff(id, attempts, mail.kind, (error as Error).message);
      return false;
    }
    const isKnown = await this.remove(id);
    // The account may have gone while its mail was on the way.
    if (!isKnown && userId && !(await isThere(userId, this.em.fork()))) await this.removeWritten(userId);
    return true;
  }

  private async putOff(id: string, attempts: number, kind: string, reason: string): Promise<void> {
    const wait = WAITS[attempts - 1];
    const next = wait === undefined ? 'given up' : `tried again in ${wait / MINUTE} min`;
    this.logger.warn(`${kind} was not taken (${reason}); it is ${next}`);
    if (wait === undefined) {
      await this.remove(id);
      return;
    }
    await this.em.fork().nativeUpdate(OutgoingMailEntity, { id }, { runAfter: new Date(Date.now() + wait) });
  }

  /** @returns whether it was there. */
  private async remove(id: string): Promise<boolean> {
    return (await this.em.fork().nativeDelete(OutgoingMailEntity, { id })) > 0;
  }
}

/** Whether there is the account; until the transaction ends nobody takes it away. */
async function isThere(ownerId: string, em: EntityManager): Promise<boolean> {
  const found = await em.execute('select 1 from "user" where "id" = ? for key share', [ownerId]);
  return found.length > 0;
}

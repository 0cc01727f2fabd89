import type { AccountSessionDto } from '@career/contracts/account/account-session.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Transaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors/domain-errors.ts';
import { storedSid } from '../../../http/sessions/session-store.ts';
import { SessionsRepository, sessionName } from './sessions.repository.ts';

/** Where an account is signed in, and ending that. */
@Injectable()
export class SessionsService {
  constructor(private readonly sessions: SessionsRepository) {}

  async list(ownerId: string, request: Request): Promise<AccountSessionDto[]> {
    const current = storedSid(request.sessionID);
    const rows = await this.sessions.list(ownerId);
    return rows.map(({ sid, device, startedAt, touchedAt }) => ({
      id: sessionName(sid),
      device: device ?? 'Unknown device',
      startedAt: new Date(Number(startedAt)).toISOString(),
      lastUsedAt: new Date(Number(touchedAt)).toISOString(),
      isCurrent: sid === current,
    }));
  }

  async end(ownerId: string, id: string): Promise<void> {
    const rows = await this.sessions.list(ownerId);
    const sid = rows.find((row) => sessionName(row.sid) === id)?.sid;
    if (!sid || !(await this.sessions.end(ownerId, sid))) throw new NotFound('Session');
  }

  /** As part of the transaction in which the account goes. */
  endAll(ownerId: string, transaction: Transaction): Promise<void> {
    return this.sessions.endAll(ownerId, '', transaction);
  }

  endOthers(ownerId: string, request: Request): Promise<void> {
    return this.sessions.endAll(ownerId, storedSid(request.sessionID));
  }
}

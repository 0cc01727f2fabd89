import type { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import type { ProofDto } from '@career/contracts/account/proof.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MailOutbox } from '../../../mail/mail-outbox.ts';
import { recipient } from '../../../mail/recipient.ts';
import { DocumentsService } from '../../documents/documents.service.ts';
import { UsersService } from '../profile/users.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AuthService } from '../sign-in/auth.service.ts';
import { accountDeletedMail } from './mails/account-deleted.mail.ts';
import { OwnerProof } from './owner-proof.service.ts';

/** Taking a person out of the database, and their files out of the storage. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly documents: DocumentsService,
    private readonly auth: AuthService,
    private readonly proof: OwnerProof,
    private readonly outbox: MailOutbox,
  ) {}

  async delete(
    ownerId: string,
    proof: ProofDto,
    request: Request,
    response: Response,
  ): Promise<AccountAnswerDto> {
    const user = await this.users.get(ownerId);
    await this.proof.check(ownerId, proof, request);
    const files = await this.documents.allOf(ownerId);
    // Whatever belongs to the row of the person goes with it; these two know the person without belonging to it.
    await this.users.remove(ownerId, async (em) => {
      await this.sessions.endAll(ownerId, em);
      await this.outbox.deleteForAccount(ownerId, em);
    });
    await this.documents.discardAll(files);
    await this.outbox.removeWritten(ownerId);
    await this.auth.signOut(request, response);
    this.outbox.enqueue(accountDeletedMail(recipient(user)), { ownerId: null });
    return { ok: true, message: 'Your account and everything in it was deleted.' };
  }
}

import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccountMails } from '../account/account-mails.ts';
import type { VersionedAccount } from '../profile/users.service.ts';
import { KnownDevices } from './known-devices.ts';

/** Begins sessions: the one place where somebody becomes signed in. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Under a new id, so that one planted before never becomes a signed-in one. The person gets a mail about a
   * device not seen before.
   */
  async begin(request: Request, response: Response, account: VersionedAccount): Promise<void> {
    const { user } = account;
    const isKnown = this.devices.find(request, user.email) !== undefined;
    const device = await this.renew(request, response, account);
    if (!isKnown && user.wantsNewDeviceMails) this.mails.newDevice(user, device, new Date());
  }

  /**
   * The same for somebody who was let in just before, without a mail.
   * @returns the device's name.
   * @throws NotSignedIn when the credentials were changed since the account was read.
   */
  async renew(
    request: Request,
    response: Response,
    { user, credentialsVersion }: VersionedAccount,
  ): Promise<string> {
    await logIn(request, { id: user.id, credentialsVersion });
    this.devices.remember(request, response, user.email);
    return request.session.device ?? '';
  }
}

async function logIn(request: Request, user: Express.User): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error) => (error ? reject(error) : resolve())),
    );
  } catch (error) {
    // Without this the session that could not be kept would be tried again at the end of the answer.
    await new Promise<void>((resolve) => request.session.regenerate(() => resolve()));
    throw error;
  }
}

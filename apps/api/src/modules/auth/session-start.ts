import type { UserDto } from '@career/contracts/auth/user.dto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccountMails } from './account-mails.ts';
import { KnownDevices } from './known-devices.ts';

/** Begins sessions: the one place where somebody becomes signed in. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
  ) {}

  /** Under a new id, so that one planted before never becomes a signed-in one. A device not seen before is told. */
  async begin(request: Request, response: Response, user: UserDto): Promise<void> {
    const isKnown = this.devices.find(request, user.email) !== undefined;
    const device = await this.renew(request, response, user);
    if (!isKnown && user.wantsNewDeviceMails) this.mails.newDevice(user, device, new Date());
  }

  /** The same for somebody who was let in just before, so that there is nothing to tell. @returns the device's name. */
  async renew(request: Request, response: Response, user: UserDto): Promise<string> {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error) => (error ? reject(error) : resolve())),
    );
    this.devices.remember(request, response, user.email);
    return request.session.device ?? '';
  }
}

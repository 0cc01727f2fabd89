import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { TextEncryption } from '../../database/text-encryption.ts';

const TOKEN = /^[\w-]{40,200}$/;
const ID = /^[0-9a-f-]{36}$/;

/** Names a person in the address that stops their mails: nobody can make one, or read one, without the product's secret. */
@Injectable()
export class AlertTokens {
  constructor(
    private readonly encryption: TextEncryption,
    private readonly config: AppConfig,
  ) {}

  /** The address that stops the mails of a person, without signing in. */
  addressFor(ownerId: string): string {
    const token = Buffer.from(this.encryption.encrypt('job-alert', ownerId), 'base64').toString('base64url');
    return this.config.linkTo(`/api/saved-searches/stop/${token}`);
  }

  /** @returns undefined when the token is none of ours. */
  ownerOf(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    try {
      const id = this.encryption.decrypt('job-alert', token);
      return ID.test(id) ? id : undefined;
    } catch {
      return undefined;
    }
  }
}

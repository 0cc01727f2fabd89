import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is kept for; one sealed for a purpose opens for no other. */
export type SealPurpose = 'mail' | 'second-factor';

/** Keeps secrets that must be read again in the database, unreadable for who only has the database. */
@Injectable()
export class SealedText {
  constructor(private readonly config: AppConfig) {}

  seal(purpose: SealPurpose, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(purpose), nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
  }

  /** @throws when it was sealed for another purpose, with another secret, or changed since. */
  open(purpose: SealPurpose, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key(purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  private key(purpose: SealPurpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.sessionSecret(), '', `sealed:${purpose}`, 32));
  }
}

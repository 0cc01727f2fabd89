import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is stored for; a text encrypted for one purpose cannot be decrypted for another. */
export type EncryptionPurpose = 'mail' | 'second-factor' | 'job-alert' | 'webhook';

/** Encrypts secrets that must be read again, so that the database alone does not reveal them. */
@Injectable()
export class TextEncryption {
  constructor(private readonly config: AppConfig) {}

  encrypt(purpose: EncryptionPurpose, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(purpose), nonce);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
  }

  /** @throws when it was encrypted for another purpose or with another secret, or was changed since. */
  decrypt(purpose: EncryptionPurpose, encrypted: string): string {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key(purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** The word is part of every key: with another one, nothing that is stored could be read. */
  private key(purpose: EncryptionPurpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.sessionSecret(), '', `sealed:${purpose}`, 32));
  }
}

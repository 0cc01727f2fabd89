import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Mails that a product without a mail server wrote into its data folder. */
export class Outbox {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'outbox');
  }

  /** Mails to an address, oldest first. */
  async to(address: string): Promise<Email[]> {
    const files = existsSync(this.folder) ? readdirSync(this.folder).sort() : [];
    const mails = await Promise.all(
      files.map((file) => PostalMime.parse(readFileSync(join(this.folder, file)))),
    );
    return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  }

  /** Waits for the n-th mail to an address with this subject. */
  async find(address: string, subject: string, nth = 1): Promise<Email> {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = (await this.to(address)).filter((mail) => mail.subject === subject)[nth - 1];
      if (found) return found;
      await pause(25);
    }
    throw new Error(`No mail "${subject}" (${nth}) came to ${address}`);
  }

  /** The value of a parameter in the link of a mail. */
  async token(address: string, subject: string, parameter: string, nth = 1): Promise<string> {
    const { text = '' } = await this.find(address, subject, nth);
    const value = new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(text)?.[1];
    if (!value) throw new Error(`The mail has no ${parameter} link:\n${text}`);
    return value;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { AppConfig } from '../config/app.config.ts';
import type { Mail } from './email-template.ts';

/** A mail server that says nothing for this long is away. */
const TIMEOUT_MS = 15_000;

const NO_ACCOUNT = 'no-account';

/** Hands mails to the server of `SMTP_URL`, or writes them to the outbox folder where none is set. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private opening: Promise<Transporter> | undefined;

  constructor(private readonly config: AppConfig) {}

  /**
   * @param ownerId account the mail is about; names its file, so that it can go with the account.
   * @throws when the server did not take it.
   */
  async send(mail: Mail, ownerId: string | null): Promise<void> {
    this.opening ??= openTransport(this.config.mail.smtpUrl);
    const transport = await this.opening;
    const { message: bytes } = await transport.sendMail(this.messageOf(mail));
    if (this.config.mail.smtpUrl) {
      this.logger.log(`Sent ${mail.kind}`);
      return;
    }
    const { outbox } = this.config.mail;
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = [Date.now(), mail.kind, ownerId ?? NO_ACCOUNT, randomUUID().slice(0, 8)].join('-');
    const file = resolve(outbox, `${name}.eml`);
    await writeFile(file, bytes as Buffer, { mode: 0o600 });
    this.logger.log(`No SMTP_URL is set: wrote ${mail.kind} to ${file}`);
  }

  /** Removes what was written to the outbox folder about an account. */
  async removeWritten(ownerId: string): Promise<void> {
    const { outbox } = this.config.mail;
    const names = await readdir(outbox).catch(noFolder);
    const theirs = names.filter((name) => name.includes(`-${ownerId}-`));
    await Promise.all(theirs.map((name) => rm(resolve(outbox, name), { force: true })));
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.opening)?.close();
  }

  private messageOf({ to, subject, text, html, unsubscribeUrl }: Mail): SendMailOptions {
    return {
      from: this.config.mail.from,
      // As parts, never as one text: a name cannot turn into a further recipient.
      to: { name: to.name, address: to.address },
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl
          ? {
              'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}

/** Loaded with the first mail: a process that sends none does not carry what it takes. */
async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

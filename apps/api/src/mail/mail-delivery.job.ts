import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../queue/scheduled-job.ts';
import { MailOutbox } from './mail-outbox.ts';

/** Looks every minute for mails whose first try failed, or whose process died before it. */
@Injectable()
export class MailDeliveryJob implements ScheduledJob {
  readonly name = 'mail-delivery';
  readonly everyMs = 60_000;

  constructor(private readonly outbox: MailOutbox) {}

  async run(): Promise<string> {
    return `${await this.outbox.deliverDue()} mails delivered`;
  }
}

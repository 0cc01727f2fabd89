import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../queue/scheduled-job.ts';
import { Mailroom } from './mailroom.ts';

/** Looks every minute for mails whose first try failed, or whose process died before it. */
@Injectable()
export class MailDeliveryJob implements ScheduledJob {
  readonly name = 'mail-delivery';
  readonly everyMs = 60_000;

  constructor(private readonly mailroom: Mailroom) {}

  async run(): Promise<string> {
    return `${await this.mailroom.deliverDue()} mails handed over`;
  }
}

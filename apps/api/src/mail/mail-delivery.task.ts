import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../queue/scheduled-task.decorator.ts';
import { MailOutbox } from './mail-outbox.ts';

/** Looks every minute for mails whose first try failed, or whose process died before it. */
@Injectable()
@ScheduledTask({ name: 'mail-delivery', everyMs: 60_000 })
export class MailDeliveryTask implements ScheduledTaskRunner {
  constructor(private readonly outbox: MailOutbox) {}

  async run(): Promise<string> {
    return `${await this.outbox.deliverDue()} mails delivered`;
  }
}

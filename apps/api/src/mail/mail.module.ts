import { Module } from '@nestjs/common';
import { SealedText } from '../database/sealed-text.ts';
import { MailDeliveryJob } from './mail-delivery.job.ts';
import { MailTransport } from './mail-transport.ts';
import { Mailroom } from './mailroom.ts';

/** Mails out: `Mailroom` takes them. */
@Module({
  providers: [MailDeliveryJob, Mailroom, MailTransport, SealedText],
  exports: [MailDeliveryJob, Mailroom],
})
export class MailModule {}

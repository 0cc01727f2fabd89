import { Module } from '@nestjs/common';
import { SealedText } from '../database/sealed-text.ts';
import { BackgroundWork } from '../queue/background-work.ts';
import { MailDeliveryJob } from './mail-delivery.job.ts';
import { MailTransport } from './mail-transport.ts';
import { Mailroom } from './mailroom.ts';

/** Mails out: `Mailroom` takes them. */
@Module({
  providers: [BackgroundWork, MailDeliveryJob, Mailroom, MailTransport, SealedText],
  exports: [BackgroundWork, MailDeliveryJob, Mailroom],
})
export class MailModule {}

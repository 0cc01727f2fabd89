import { Module } from '@nestjs/common';
import { TextEncryption } from '../database/text-encryption.ts';
import { BackgroundWork } from '../queue/background-work.ts';
import { MailDeliveryJob } from './mail-delivery.job.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailTransport } from './mail-transport.ts';

/** Outgoing mail; features use `MailOutbox`. */
@Module({
  providers: [BackgroundWork, MailDeliveryJob, MailOutbox, MailTransport, TextEncryption],
  exports: [BackgroundWork, MailDeliveryJob, MailOutbox],
})
export class MailModule {}

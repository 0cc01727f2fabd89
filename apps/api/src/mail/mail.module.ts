import { Module } from '@nestjs/common';
import { TextEncryption } from '../database/text-encryption.ts';
import { BackgroundWork } from '../queue/background-work.ts';
import { MailDeliveryTask } from './mail-delivery.task.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailTransport } from './mail-transport.ts';

/** Outgoing mail; features use `MailOutbox`. */
@Module({
  providers: [BackgroundWork, MailDeliveryTask, MailOutbox, MailTransport, TextEncryption],
  exports: [BackgroundWork, MailOutbox],
})
export class MailModule {}

import { Module } from '@nestjs/common';
import { MailModule } from '../../../mail/mail.module.ts';
import { DocumentsModule } from '../../documents/documents.module.ts';
import { PicturesModule } from '../../pictures/pictures.module.ts';
import { IdentityModule } from '../identity.module.ts';
import { UsersModule } from '../profile/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountDeletion } from './account-deletion.service.ts';
import { DataExport } from './data-export.service.ts';
import { OwnedRowsRepository } from './owned-rows.repository.ts';
import { OwnedTables } from './owned-tables.ts';

@Module({
  imports: [IdentityModule, DocumentsModule, MailModule, PicturesModule, UsersModule],
  controllers: [AccountController],
  providers: [AccountDeletion, DataExport, OwnedRowsRepository, OwnedTables],
})
export class AccountModule {}

import { Module } from '@nestjs/common';
import { StorageModule } from '../../storage/storage.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { DocumentsController } from './documents.controller.ts';
import { DocumentsRepository } from './documents.repository.ts';
import { DocumentsService } from './documents.service.ts';

@Module({
  imports: [JobApplicationsModule, StorageModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, DocumentsRepository],
  exports: [DocumentsService],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { OwnLettersModule } from '../cover-letters/own-letters.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { ApplicationEventsRepository } from './application-events.repository.ts';
import { ApplicationEventsService } from './application-events.service.ts';
import { ApplicationExportService } from './application-export.service.ts';
import { ApplicationImportRepository } from './application-import.repository.ts';
import { ApplicationImportService } from './application-import.service.ts';
import { ApplicationReportsController } from './application-reports.controller.ts';
import { ApplicationReportsRepository } from './application-reports.repository.ts';
import { ApplicationReportsService } from './application-reports.service.ts';
import { ApplicationTablesController } from './application-tables.controller.ts';
import { DocumentReferencesService } from './document-references.service.ts';
import { JobApplicationsController } from './job-applications.controller.ts';
import { JobApplicationsRepository } from './job-applications.repository.ts';
import { JobApplicationsService } from './job-applications.service.ts';

@Module({
  imports: [OwnLettersModule, ResumesModule, UsersModule],
  // The fixed addresses come before `:id`.
  controllers: [ApplicationReportsController, ApplicationTablesController, JobApplicationsController],
  providers: [
    ApplicationEventsRepository,
    ApplicationEventsService,
    ApplicationExportService,
    ApplicationImportRepository,
    ApplicationImportService,
    DocumentReferencesService,
    ApplicationReportsRepository,
    ApplicationReportsService,
    JobApplicationsRepository,
    JobApplicationsService,
  ],
  exports: [
    ApplicationEventsService,
    ApplicationReportsService,
    DocumentReferencesService,
    JobApplicationsService,
  ],
})
export class JobApplicationsModule {}

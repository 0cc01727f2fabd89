import { Module } from '@nestjs/common';
import { TextEncryption } from '../../database/text-encryption.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { AlertTokens } from './alert-tokens.ts';
import { JobAlertTask } from './job-alert.task.ts';
import { JobAlertsService } from './job-alerts.service.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

/** The worker's part: mails about new jobs. */
@Module({
  imports: [JobListingsModule, MailModule, UsersModule],
  providers: [AlertTokens, JobAlertTask, JobAlertsService, SavedSearchesRepository, TextEncryption],
  exports: [JobAlertsService],
})
export class SavedSearchesJobsModule {}

import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { SavedJobDaysModule } from '../saved-jobs/saved-job-days.module.ts';
import { ReminderTask } from './reminder.task.ts';
import { RemindersRepository } from './reminders.repository.ts';
import { RemindersService } from './reminders.service.ts';
import { SavedJobRemindersService } from './saved-job-reminders.service.ts';

/** What the worker does to remind people. */
@Module({
  imports: [JobApplicationsModule, MailModule, SavedJobDaysModule, UsersModule],
  providers: [ReminderTask, RemindersRepository, RemindersService, SavedJobRemindersService],
  exports: [RemindersService, SavedJobRemindersService],
})
export class RemindersJobsModule {}

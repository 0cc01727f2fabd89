import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ReminderTask } from './reminder.task.ts';
import { RemindersRepository } from './reminders.repository.ts';
import { RemindersService } from './reminders.service.ts';

/** What the worker does to remind people. */
@Module({
  imports: [JobApplicationsModule, MailModule, UsersModule],
  providers: [ReminderTask, RemindersRepository, RemindersService],
  exports: [RemindersService],
})
export class RemindersJobsModule {}

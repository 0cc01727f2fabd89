import { Module } from '@nestjs/common';
import { SavedJobDaysService } from './saved-job-days.service.ts';
import { SavedJobRemindersRepository } from './saved-job-reminders.repository.ts';

/** Beside the saved jobs themselves: reminders need their days alone. */
@Module({
  providers: [SavedJobRemindersRepository, SavedJobDaysService],
  exports: [SavedJobDaysService],
})
export class SavedJobDaysModule {}

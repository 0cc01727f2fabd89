import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';

/** Removes jobs that ended a week ago: they hold texts of people, which are kept elsewhere or not wanted. */
@Injectable()
@ScheduledTask({ name: 'ai-job-purge', everyMs: 60 * 60 * 1_000 })
export class AiJobPurgeTask implements ScheduledTaskRunner {
  constructor(private readonly database: Database) {}

  async run(): Promise<string> {
    const removed = await this.database.write((em) =>
      em.execute<object[]>(
        `delete from ai_job where finished_at < now() - interval '${LIMITS.endedJobDays} days' returning 1`,
      ),
    );
    return `removed ${removed.length} ended jobs`;
  }
}

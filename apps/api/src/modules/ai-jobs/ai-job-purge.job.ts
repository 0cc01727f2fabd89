import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';

const KEEP_DAYS = 7;

/** Removes jobs that ended a week ago: they hold texts of people, which are kept elsewhere or not wanted. */
@Injectable()
export class AiJobPurgeJob implements ScheduledJob {
  readonly name = 'ai-job-purge';
  readonly everyMs = 60 * 60 * 1_000;

  constructor(private readonly em: EntityManager) {}

  async run(): Promise<string> {
    const removed = await this.em
      .fork()
      .execute<object[]>(
        `delete from ai_job where finished_at < now() - interval '${KEEP_DAYS} days' returning 1`,
      );
    return `removed ${removed.length} ended jobs`;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { ScheduledTask, type ScheduledTaskRunner } from '../../../queue/scheduled-task.decorator.ts';

/** Removes expired sessions. It can run late: an expired session gives no access. */
@Injectable()
@ScheduledTask({ name: 'session-sweep', everyMs: 60 * 60 * 1_000 })
export class SessionSweepTask implements ScheduledTaskRunner {
  constructor(private readonly database: Database) {}

  async run(): Promise<string> {
    const removed = await this.database.write((em) =>
      em.execute<object[]>('delete from "session" where "expire" < now() returning 1'),
    );
    return `removed ${removed.length} sessions that are over`;
  }
}

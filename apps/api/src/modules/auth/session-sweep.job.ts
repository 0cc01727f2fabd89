import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';

/** Removes sessions that are over. Nobody waits for it: a session that is over opens nothing while it lies there. */
@Injectable()
export class SessionSweepJob implements ScheduledJob {
  readonly name = 'session-sweep';
  readonly everyMs = 60 * 60 * 1_000;

  constructor(private readonly em: EntityManager) {}

  async run(): Promise<string> {
    const removed = await this.em
      .fork()
      .execute<object[]>('delete from "session" where "expire" < now() returning 1');
    return `removed ${removed.length} sessions that are over`;
  }
}

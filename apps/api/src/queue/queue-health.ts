import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RedisConnections } from './redis-connections.ts';
import { SCHEDULE_QUEUE } from './scheduled-tasks.processor.ts';

/** Checks that the queue answers. */
@Injectable()
export class QueueHealth {
  private pending: Promise<boolean> | undefined;

  constructor(
    @InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue,
    private readonly redis: RedisConnections,
  ) {}

  /** Resolves when it does. A pending check is shared: after an outage Redis would answer all of them at once. */
  async check(): Promise<true> {
    const { open, ready } = this.redis.state;
    if (ready < open) throw new Error(`${open - ready} of ${open} connections to Redis are down`);
    this.pending ??= this.queue.isPaused().finally(() => {
      this.pending = undefined;
    });
    await this.pending;
    return true;
  }
}

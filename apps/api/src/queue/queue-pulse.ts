import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RedisConnections } from './redis-connections.ts';
import { SCHEDULE_QUEUE } from './scheduled-jobs.processor.ts';

/** Whether the queue answers. */
@Injectable()
export class QueuePulse {
  private asked: Promise<boolean> | undefined;

  constructor(
    @InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue,
    private readonly redis: RedisConnections,
  ) {}

  /** Resolves when it does. A question that is not answered yet is not asked again: Redis would answer all at once. */
  async beats(): Promise<true> {
    const { open, ready } = this.redis.state;
    if (ready < open) throw new Error(`${open - ready} of ${open} connections to Redis are down`);
    this.asked ??= this.queue.isPaused().finally(() => {
      this.asked = undefined;
    });
    await this.asked;
    return true;
  }
}

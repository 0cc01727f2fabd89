import { describe, expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { AiJobQueue } from './ai-job-queue.ts';

/** A queue on PostgreSQL under the role of the product, which may make no tables, not even temporary ones. */
function queueWithoutBulk() {
  const taken: (string | undefined)[] = [];
  const queue = {
    on: () => undefined,
    add: async (_task: string, { id }: { id: string }) => taken.push(id),
    addBulk: async () => {
      throw new Error('permission denied to create temporary tables in database "career"');
    },
  };
  return { taken, queue: queue as unknown as Queue };
}

describe('jobs that the sweeper found', () => {
  it('are taken by the queue under the role of the product', async () => {
    const { taken, queue } = queueWithoutBulk();
    const jobs = ['one', 'two', 'three'].map((id) => ({ id, name: 'sweep-1' }));
    expect(await new AiJobQueue(queue).enqueueAll(jobs)).toBe(true);
    expect(taken).toEqual(['one', 'two', 'three']);
  });

  it('come by their rank, so that the first job of a person waits for nobody', async () => {
    const { taken, queue } = queueWithoutBulk();
    const jobs = [0, 1, 2, 0].map((rank, at) => ({ id: `${at}`, name: 'sweep-1', rank }));
    await new AiJobQueue(queue).enqueueAll(jobs);
    expect(taken).toEqual(['0', '3', '1', '2']);
  });
});

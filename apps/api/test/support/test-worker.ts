import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { AiJobRunnerOf } from '../../src/modules/ai-jobs/ai-job.types.ts';
import { SILENT } from './silent-logger.ts';

export type TestHandlers = { readonly [K in AiJobKind]?: AiJobRunnerOf<K> };

/** A worker in this process, on the settings of the API that was started before it. */
export async function startWorker(handlers?: TestHandlers): Promise<INestApplicationContext> {
  const [{ WorkerModule }, { AiJobHandlers }] = await Promise.all([
    import('../../src/worker.module.ts'),
    import('../../src/modules/ai-jobs/ai-job-handlers.ts'),
  ]);
  const building = Test.createTestingModule({ imports: [WorkerModule] }).setLogger(SILENT);
  if (handlers)
    building.overrideProvider(AiJobHandlers).useValue({ of: (kind: AiJobKind) => handlers[kind] });
  const worker = await building.compile();
  await worker.init();
  return worker;
}

/**
 * The Redis that `npm test -- api` brings; each test process has its own database, so that it does not take
 * another's jobs.
 */
export function testRedis(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('These tests need a Redis: run them with `npm test -- api`.');
  return `${url}/${process.env.JEST_WORKER_ID ?? '0'}`;
}

/** Looks again and again until it holds, or gives up after some seconds. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 40): Promise<boolean> {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

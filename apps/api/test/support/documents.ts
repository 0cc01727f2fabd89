import { Test } from '@nestjs/testing';
import { saveApplication } from './saved-documents.ts';
import type { Person, TestApp } from './test-app.ts';

/** An application to keep documents with. */
export const applicationOf = async (api: TestApp, owner: Person): Promise<string> =>
  (await saveApplication(api, owner)).id;

/** Sends a file to be kept with an application. */
export const upload = (
  api: TestApp,
  owner: Person | undefined,
  application: string,
  content: Buffer,
  name = 'Offer.pdf',
) =>
  api
    .call('post', `/api/job-applications/${application}/documents`, owner)
    .field('type', 'offer')
    .attach('file', content, { filename: name });

/** The job of the worker, run once. */
export async function sweep(): Promise<string> {
  const { WorkerModule } = await import('../../src/worker.module.ts');
  const { DocumentSweepTask } = await import('../../src/modules/documents/document-sweep.task.ts');
  const worker = await Test.createTestingModule({ imports: [WorkerModule] }).compile();
  try {
    return await worker.get(DocumentSweepTask).run();
  } finally {
    await worker.close();
  }
}

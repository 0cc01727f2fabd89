import '../api/client.ts';
import { createSavedJob } from '@career/contracts/client/sdk.gen';
import type { SavedJobDto } from '@career/contracts/client/types.gen';
import { isStatus, noticeText } from '../api/api-error.ts';
import { isUnreachable } from '../document-session/rest-gateway.ts';
import { showError, showNotice } from '../notices/notices.ts';
import { dropWaiting, type WaitingJob, waitingJobs } from './waiting-jobs.ts';

let underWay: Promise<void> | undefined;

/** Sends what waits on this device, one after the other; a call while it does sends the rest, too. */
export function sendWaiting(userId: string, onSent: () => void): Promise<void> {
  const before = underWay ?? Promise.resolve();
  const mine = before.then(() => sendAll(userId, onSent));
  underWay = mine;
  return mine;
}

/** Saves a job. @throws what the API answers. */
export const saveJob = async ({ key, body }: Pick<WaitingJob, 'key' | 'body'>): Promise<SavedJobDto> =>
  (await createSavedJob({ body, headers: { 'Idempotency-Key': key }, throwOnError: true })).data;

async function sendAll(userId: string, onSent: () => void): Promise<void> {
  let sent = 0;
  for (const job of await waitingJobs(userId).catch(() => [])) {
    try {
      await saveJob(job);
      await dropWaiting(job.key);
      sent += 1;
    } catch (error) {
      // The rest waits for the connection, or for the next sign-in, too.
      if (isUnreachable(error) || isStatus(error, 401)) break;
      showError('Job not saved', noticeText(error, 'It is still on this device, under Saved jobs.'));
    }
  }
  if (sent === 0) return;
  onSent();
  showNotice({
    title: sent === 1 ? 'Job saved' : `${sent} jobs saved`,
    description: 'What you saved without a connection is in your account now.',
  });
}

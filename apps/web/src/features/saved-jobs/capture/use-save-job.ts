import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/document-session/random-id.ts';
import { isUnreachable } from '../../../shared/document-session/rest-gateway.ts';
import { WAITING_NOTICE } from '../../../shared/document-session/waiting-notice.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { NoRoom } from '../../../shared/offline/no-room.ts';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { saveJob } from '../../../shared/saved-jobs/send-waiting.ts';
import { keepWaiting } from '../../../shared/saved-jobs/waiting-jobs.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { bodyOf } from './job-values.ts';
import { forgetShare } from './received-share.ts';

interface SaveJobOptions {
  /** Called with the id, or without one when the job waits on this device. */
  onSaved: (id?: string) => void;
  onRefused: (error: unknown) => void;
}

/** Saves a new job: in the account, or on this device until the connection returns. Two taps save it once. */
export function useSaveJob({ onSaved, onRefused }: SaveJobOptions) {
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const key = useRef(randomId());
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const send = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const job = { key: key.current, body: bodyOf(values) };
    try {
      const saved = await saveJob(job);
      forgetShare();
      void refreshSavedJobs(queries);
      showNotice({ title: 'Job saved', description: 'You can find it under Saved jobs.' });
      onSaved(saved.id);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await keepWaiting({ ...job, userId, keptAt: Date.now() }).catch(() => {
        throw new NoRoom();
      });
      forgetShare();
      showNotice(WAITING_NOTICE);
      onSaved();
    }
  };

  const save = async (values: Readonly<Record<string, string>>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      await send(values);
    } catch (error) {
      onRefused(error);
      showError(
        'Job not saved',
        error instanceof NoRoom ? error.message : noticeText(error, 'Please try again.'),
      );
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving };
}

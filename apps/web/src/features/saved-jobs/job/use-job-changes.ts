import { updateSavedJob } from '@career/contracts/client/sdk.gen';
import type { SavedJobDto } from '@career/contracts/client/types.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { refreshSavedJobs, savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { bodyOf, differingFields, valuesOf } from '../capture/job-values.ts';

interface Changes {
  values: Readonly<Record<string, string>>;
  /** The version that they are saved over. */
  over: SavedJobDto;
}

interface JobChangesOptions {
  job: SavedJobDto;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

const put = async ({ values, over }: Changes): Promise<SavedJobDto> =>
  (
    await updateSavedJob({
      path: { id: over.id },
      body: { ...bodyOf(values), version: over.version },
      throwOnError: true,
    })
  ).data;

/** Saves changes over the version that was opened; where another device has changed the job since, the person chooses. */
export function useJobChanges({ job, onSaved, onRefused }: JobChangesOptions) {
  const queries = useQueryClient();
  const [opened] = useState(job);
  const [theirs, setTheirs] = useState<SavedJobDto>();

  /** @returns the newer version instead, where it says something else. */
  const save = async (changes: Changes): Promise<{ saved: SavedJobDto } | { newer: SavedJobDto }> => {
    try {
      return { saved: await put(changes) };
    } catch (error) {
      if (!isStatus(error, 409)) throw error;
      const newer = await queries.fetchQuery({ ...savedJobQuery(job.id), staleTime: 0 });
      if (differingFields(changes.values, valuesOf(newer)).length === 0) return { saved: newer };
      // Its letter, copy or application was noted, and no field of the form was changed.
      if (differingFields(valuesOf(changes.over), valuesOf(newer)).length === 0)
        return { saved: await put({ ...changes, over: newer }) };
      return { newer };
    }
  };

  const saving = useMutation({
    mutationFn: save,
    onSuccess: (answer) => {
      setTheirs('newer' in answer ? answer.newer : undefined);
      if ('newer' in answer) return;
      queries.setQueryData(savedJobQuery(job.id).queryKey, answer.saved);
      void refreshSavedJobs(queries);
      showNotice({ title: 'Job saved', description: 'Your changes have been saved.' });
      onSaved();
    },
    onError: (error) => {
      onRefused(error);
      showError('Failed to save job', errorText(error));
    },
  });
  return {
    isSaving: saving.isPending,
    save: (values: Changes['values'], over = opened): void => {
      if (!saving.isPending) saving.mutate({ values, over });
    },
    /** The newer version on the server, while the person chooses. */
    theirs,
    closeChoice: () => setTheirs(undefined),
  };
}

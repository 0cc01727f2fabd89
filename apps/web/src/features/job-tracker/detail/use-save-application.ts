import { getJobApplication, updateJobApplication } from '@career/contracts/client/sdk.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, faultsOf, isStatus } from '../../../shared/api/api-error.ts';
import { APPLICATIONS, refreshApplications } from '../../../shared/applications/application-queries.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { applicationQuery } from './application-query.ts';
import { type Application, type ApplicationValues, bodyOf } from './application-values.ts';

/** What came of a save. */
export type SaveOutcome =
  | { readonly saved: Application }
  /** Somebody saved a newer version meanwhile: this one. */
  | { readonly theirs: Application }
  | { readonly refused: unknown };

export interface Save {
  readonly values: ApplicationValues;
  /** The version the values were made from. */
  readonly edited: Application;
}

/** Saves an application over the version that was edited, and tells how that went. */
export function useSaveApplication() {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: async ({ values, edited }: Save): Promise<SaveOutcome> => {
      const path = { id: edited.id };
      try {
        const { data } = await updateJobApplication({
          path,
          body: bodyOf(values, edited),
          throwOnError: true,
        });
        return { saved: data };
      } catch (error) {
        if (!isStatus(error, 409)) throw error;
        return { theirs: (await getJobApplication({ path, throwOnError: true })).data };
      }
    },
    onSuccess: (outcome) => {
      if (!('saved' in outcome)) return;
      queries.setQueryData(applicationQuery(outcome.saved.id).queryKey, outcome.saved);
      void queries.invalidateQueries({
        queryKey: [APPLICATIONS],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
      showNotice({ title: 'Application saved', description: 'Your changes have been saved.' });
    },
    onError: (error) => {
      const [fault] = faultsOf(error);
      showError('Failed to save application', fault?.message ?? errorText(error));
      if (isStatus(error, 404)) void refreshApplications(queries);
    },
  });

  const save = async (request: Save): Promise<SaveOutcome> => {
    try {
      return await saving.mutateAsync(request);
    } catch (refused) {
      return { refused };
    }
  };
  return { save, isSaving: saving.isPending };
}

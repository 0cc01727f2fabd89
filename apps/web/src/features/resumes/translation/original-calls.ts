import {
  followResumeOriginalMutation,
  getResumeOriginalOptions,
  listResumesQueryKey,
} from '@career/client/queries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';

const originalQuery = (id: string) => getResumeOriginalOptions({ path: { id } });

/** The original of a copy in another language, then and now. */
export const useOriginal = (id: string) => useQuery({ ...originalQuery(id), staleTime: 0 });

/** Marks the copy as up to date with its original. */
export function useFollowOriginal(id: string) {
  const queries = useQueryClient();
  return useMutation({
    ...followResumeOriginalMutation(),
    onSuccess: (original) => {
      queries.setQueryData(originalQuery(id).queryKey, original);
      return queries.invalidateQueries({ queryKey: listResumesQueryKey() });
    },
    onError: (error) => {
      showError(t`The copy was not marked as up to date`, errorText(error));
      void queries.invalidateQueries({ queryKey: originalQuery(id).queryKey });
    },
  });
}

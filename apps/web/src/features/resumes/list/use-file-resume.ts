import '../../../shared/api/client.ts';
import { fileResumeMutation, listResumesQueryKey } from '@career/client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';

/** Archives a resume or tags it, and reads the lists again. */
export function useFileResume() {
  const queries = useQueryClient();
  return useMutation({
    ...fileResumeMutation(),
    onSuccess: () => queries.invalidateQueries({ queryKey: listResumesQueryKey() }),
    onError: (error) => showError(t`The resume was not changed`, errorText(error)),
  });
}

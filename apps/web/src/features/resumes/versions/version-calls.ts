import { restoreResumeVersion } from '@career/client/operations';
import {
  getResumeVersionOptions,
  listResumesQueryKey,
  listResumeVersionsOptions,
  nameResumeVersionMutation,
} from '@career/client/queries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { resumeQuery } from '../api/resume-gateway.ts';
import { useEditor } from '../editor/editor-context.tsx';

/** The snapshots of a resume, asked for each time they are looked at. */
export const useVersions = (id: string) =>
  useQuery({ ...listResumeVersionsOptions({ path: { id } }), staleTime: 0, gcTime: 0 });

/** One snapshot with its content; it never changes. */
export const useVersion = (id: string, versionId: string) =>
  useQuery(getResumeVersionOptions({ path: { id, versionId } }));

export function useNameVersion(id: string) {
  const queries = useQueryClient();
  return useMutation({
    ...nameResumeVersionMutation(),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: listResumeVersionsOptions({ path: { id } }).queryKey }),
    onError: (error) => showError(t`The name was not saved`, errorText(error)),
  });
}

/** Writes a snapshot over the open resume. Edits that are not saved yet are saved first, so that they can come back too. */
export function useRestoreVersion(id: string) {
  const session = useEditor();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (versionId: string) => {
      const before = await session.saveProgress('background');
      if (before.status !== 'saved' && before.status !== 'unchanged') {
        throw new Error('Your latest edits could not be saved first, so nothing was changed.');
      }
      const { version } = session.state.getState();
      const { data } = await restoreResumeVersion({
        path: { id, versionId },
        body: version === undefined ? {} : { version },
        throwOnError: true,
      });
      return data;
    },
    onSuccess: async (resume) => {
      session.adopt(resume);
      queries.setQueryData(resumeQuery(id).queryKey, resume);
      await queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      showNotice({
        title: t`Version restored`,
        description: t`We kept your resume as it was before as a version.`,
      });
    },
    onError: (error) => showError(t`The version was not restored`, errorText(error)),
  });
}

import { setJobApplicationStatus } from '@career/client/operations';
import type { ApplicationSummaryDto, JobApplicationDto } from '@career/client/types';
import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { notifyManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import {
  APPLICATIONS,
  refreshApplications,
  summaryQuery,
} from '../../../shared/applications/application-queries.ts';
import { isUnreachable } from '../../../shared/document-session/rest-gateway.ts';
import { WAITING_NOTICE } from '../../../shared/document-session/waiting-notice.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import { PAGES } from './application-lists.ts';
import type { ApplicationFilter, ApplicationPages, ListedApplication } from './application-page.ts';
import { pagesAfterMove, summaryAfterMove } from './moved-application.ts';

class NotOnDevice extends Error {
  override readonly message =
    t`This application is not on this device yet. You can move it when you are back online.`;
}

export interface Move {
  readonly application: ListedApplication;
  readonly to: ApplicationStatus;
}

/** Moves an application to a status: at once on the screen, then on the server; a failure puts it back and says so. */
export function useMoveApplication() {
  const queries = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useMutation({
    // One after the other, so that the last move of an application is the one that stays.
    scope: { id: 'move-application' },
    mutationFn: async ({ application: { id }, to }: Move): Promise<JobApplicationDto | undefined> => {
      try {
        return (await setJobApplicationStatus({ path: { id }, body: { status: to }, throwOnError: true }))
          .data;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        const { moveOnDevice } = await import('./move-on-device.ts');
        if (!(await moveOnDevice(userId, id, to))) throw new NotOnDevice();
        return undefined;
      }
    },
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: [APPLICATIONS] });
      show(queries, move);
    },
    onSuccess: (stored) => {
      // The server has not heard of it, and would be asked in vain.
      if (!stored) return showNotice(WAITING_NOTICE);
      void queries.invalidateQueries({ queryKey: summaryQuery.queryKey });
      // The columns show the move already; they are asked again when they are next opened.
      void queries.invalidateQueries({ queryKey: [APPLICATIONS], refetchType: 'none' });
    },
    onError: (error, { application, to }) => {
      show(queries, { application: { ...application, status: to }, to: application.status });
      if (!(error instanceof NotOnDevice)) void refreshApplications(queries);
      showError(t`Failed to move application`, errorText(error));
    },
  });
}

/** All columns change in one go: a card that was in two of them for a moment would lose the focus. */
function show(queries: QueryClient, { application, to }: Move): void {
  notifyManager.batch(() => {
    const all = queries.getQueriesData<ApplicationPages>({ queryKey: [APPLICATIONS, PAGES] });
    for (const [key, pages] of all) {
      if (pages)
        queries.setQueryData(key, pagesAfterMove(key[2] as ApplicationFilter, pages, application, to));
    }
    queries.setQueryData<ApplicationSummaryDto>(
      summaryQuery.queryKey,
      (summary) => summary && summaryAfterMove(summary, application.status, to),
    );
  });
}

import { LIMITS } from '@career/contracts/vocabulary/limits';
import { findDocument } from '../../../shared/offline/kept-answers.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import type { ApplicationFilter, ApplicationPage, ListedApplication } from './application-page.ts';
import { offlinePage } from './offline-page.ts';

/** Where the list is that a device keeps to answer every filter without a connection: the last added ones. */
const ALL_APPLICATIONS = `/api/job-applications?limit=${LIMITS.pageMax}`;

/** What the device can say about a filter; undefined where it has no list. @param kept the rows of the same list before. */
export async function readOfflinePage(
  filter: ApplicationFilter,
  kept: readonly ListedApplication[] | undefined,
): Promise<ApplicationPage | undefined> {
  const rows = (await findDocument<ListedApplication[]>(ALL_APPLICATIONS)) ?? kept;
  if (!rows) return undefined;
  const userId = rows[0]?.userId;
  const drafts = userId ? await applicationDrafts.listOwed(userId).catch(() => []) : [];
  return offlinePage(rows, filter, drafts);
}

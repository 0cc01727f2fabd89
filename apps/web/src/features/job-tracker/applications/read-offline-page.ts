import { findDocument } from '../../../shared/offline/kept-answers.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import {
  ALL_APPLICATIONS,
  type ApplicationFilter,
  type ApplicationPage,
  type ListedApplication,
} from './application-lists.ts';
import { offlinePage } from './offline-page.ts';

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

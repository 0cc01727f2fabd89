import type { Claim } from '../../../shared/document-session/claim-draft.ts';
import { isBegun, openNew } from '../../../shared/document-session/open-document.ts';
import { applicationDocument, newContent, type OpenedApplication } from '../form/application-document.ts';
import { applicationDrafts } from '../form/application-drafts.ts';
import { blankApplication, isTouched } from './new-application.ts';

interface OpenNewOptions {
  userId: string;
  now: Date;
  drafts?: Pick<typeof applicationDrafts, 'list'>;
  claim?: Claim;
}

/** The application that this person began on this device and did not save, else an empty one. */
export const openNewApplication = ({
  now,
  drafts = applicationDrafts,
  ...options
}: OpenNewOptions): Promise<OpenedApplication> =>
  openNew(
    {
      kind: applicationDocument,
      drafts,
      accepts: (draft) => isBegun(draft) && isTouched(draft.form),
      ...options,
    },
    newContent(blankApplication(now)),
  );

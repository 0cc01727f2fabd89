import type { JobListingDto } from '@career/contracts/client/types.gen';
import { useEffect, useState } from 'react';
import type { ApplicationDraft } from './add-application-dialog.tsx';
import { keepForm, keptForm } from './kept-form.ts';
import { blankApplication, isTouched, type NewApplication, trackedListing } from './new-application.ts';

/** The form for a new application, kept on this tab until it is added. */
export function useApplicationDraft(userId: string) {
  const [draft, setDraft] = useState<ApplicationDraft>(() => {
    const now = new Date();
    return { id: 0, values: keptForm(userId, now) ?? blankApplication(now) };
  });
  useEffect(() => keepForm(userId, draft.values), [userId, draft.values]);

  const fill = (values: NewApplication, replaced?: NewApplication): void =>
    setDraft(({ id }) => ({ id: id + 1, values, ...(replaced ? { replaced } : {}) }));
  return {
    draft,
    fill,
    /** The person wrote something. */
    write: (values: NewApplication): void =>
      setDraft((current) => ({ ...current, values: { ...current.values, ...values } })),
    clear: (): void => fill(blankApplication(new Date())),
    /** A form left open over midnight starts with the new day; one that was begun stays. */
    begin: (): void => {
      if (!isTouched(draft.values)) fill(blankApplication(new Date()));
    },
    track: (listing: JobListingDto): void =>
      fill(trackedListing(listing, new Date()), isTouched(draft.values) ? draft.values : undefined),
  };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { takeProofReturn } from './security/proof-return.ts';

const notLinked = (): void =>
  showError(
    t`Google Not Linked`,
    t`There was a problem with Google, or that Google account belongs to another account here.`,
  );

/** What the page says, by what the address brings back. */
const ARRIVALS: ReadonlyMap<unknown, () => void> = new Map([
  [
    'linked',
    () =>
      showNotice({
        title: t`Google Linked`,
        description: t`You can now sign in with Google.`,
      }),
  ],
  [
    'confirmed',
    () => showNotice({ title: t`Confirmed with Google`, description: t`You have five minutes to continue.` }),
  ],
  [
    'unconfirmed',
    () =>
      showError(
        t`Not Confirmed`,
        t`There was a problem with Google, or that is not the Google account linked here.`,
      ),
  ],
]);

/** Says how a visit to Google went, for whoever comes back from there, and clears the address. */
export function useGoogleArrival(): void {
  const { google } = useSearch({ strict: false }) as { google?: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (google === undefined) return;
    (ARRIVALS.get(google) ?? notLinked)();
    void navigate({ to: takeProofReturn() ?? '/profile', replace: true });
  }, [google, navigate]);
}

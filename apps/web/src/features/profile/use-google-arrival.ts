import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showError, showNotice } from '../../shared/notices/notices.ts';

const notLinked = (): void =>
  showError(
    'Google Not Linked',
    'There was a problem with Google, or that Google account belongs to another account here.',
  );

/** What the page says, by what the address brings back. */
const ARRIVALS: ReadonlyMap<unknown, () => void> = new Map([
  [
    'linked',
    () =>
      showNotice({
        title: 'Google Linked',
        description: 'You can now sign in with Google.',
      }),
  ],
  [
    'confirmed',
    () => showNotice({ title: 'Confirmed with Google', description: 'You have five minutes to continue.' }),
  ],
  [
    'unconfirmed',
    () =>
      showError(
        'Not Confirmed',
        'There was a problem with Google, or that is not the Google account linked here.',
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
    void navigate({ to: '/profile', replace: true });
  }, [google, navigate]);
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showError, showNotice } from '../../shared/notices/notices.ts';

/** Tells how joining a Google account went, for whoever comes back from there, and clears the address. */
export function useGoogleArrival(): void {
  const { google } = useSearch({ strict: false }) as { google?: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (google === undefined) return;
    if (google === 'linked') {
      showNotice({
        title: 'Google Linked',
        description: 'Your Google account opens this account from now on.',
      });
    } else {
      showError(
        'Google Not Linked',
        'There was a problem with Google, or that Google account belongs to another account here.',
      );
    }
    void navigate({ to: '/profile', replace: true });
  }, [google, navigate]);
}

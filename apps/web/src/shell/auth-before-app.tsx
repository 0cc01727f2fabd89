import type { MouseEvent } from 'react';
import { t } from '../shared/language/texts.ts';
import { internalTarget } from '../shared/routing/internal-link.ts';
import type { HostedScreens, ScreenHost } from '../shared/routing/screen-host.ts';
import './bars/bars.css';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { DataSaverBar } from './bars/data-saver-bar.tsx';
import { ReleaseBar } from './bars/release-bar.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useReleases } from './use-releases.ts';
import { useSearch } from './use-search.ts';

const PATH = '/auth';

interface AuthBeforeAppProps {
  Screens: HostedScreens['Screens'];
  /** Somebody has signed in: the app takes over. */
  onEnter: ScreenHost['enter'];
}

/** The screens of signing in on a page without the app: no router, no query client, nothing of the signed-in screens. */
export function AuthBeforeApp({ Screens, onEnter }: AuthBeforeAppProps) {
  const [search, open] = useSearch();
  useReleases('signed-out');

  const followLink = (event: MouseEvent): void => {
    const target = internalTarget(event);
    // Every other address is a separate page here.
    if (target === undefined || new URL(target, location.origin).pathname !== PATH) return;
    event.preventDefault();
    open(target, 'push');
  };

  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only keeps their clicks on the page
    <div onClick={followLink}>
      <a className="skip-link" href="#main">{t`Skip to the content`}</a>
      <ConnectionBar isSignedIn={false} />
      <ReleaseBar />
      <DataSaverBar />
      <ScreenBoundary>
        <Screens
          host={{
            search,
            isSignedIn: false,
            replaceAddress: (href) => open(href, 'replace'),
            refreshUser: async () => undefined,
            enter: onEnter,
          }}
        />
      </ScreenBoundary>
    </div>
  );
}

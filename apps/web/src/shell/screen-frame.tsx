import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { t } from '../shared/language/texts.ts';
import { internalTarget } from '../shared/routing/internal-link.ts';
import { currentUserQuery } from '../shared/session/session.ts';
import './bars/bars.css';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { DataSaverBar } from './bars/data-saver-bar.tsx';
import { LastResume } from './bars/last-resume.tsx';
import { ReleaseBar } from './bars/release-bar.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { NOT_FOUND_TITLE } from './not-found-title.ts';

const PRODUCT = t`Career Toolkit`;

/** Around every screen: skip link, document title, focus on the heading after a navigation, in-app links. */
export function ScreenFrame({ navigation }: { navigation?: ReactNode }) {
  const router = useRouter();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { data: user } = useQuery(currentUserQuery);
  useHeadingFocus();

  useEffect(() => {
    // Every screen has a title; an address without a screen is the not-found page.
    document.title = `${title ?? NOT_FOUND_TITLE} · ${PRODUCT}`;
  }, [title]);

  const followLink = (event: MouseEvent): void => {
    const target = internalTarget(event);
    if (target === undefined) return;
    event.preventDefault();
    router.history.push(target);
  };

  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only keeps their clicks within the app
    <div className={navigation ? 'with-navigation' : undefined} onClick={followLink}>
      <a className="skip-link" href="#main">{t`Skip to the content`}</a>
      {navigation}
      <ConnectionBar isSignedIn={Boolean(user)}>
        <LastResume userId={user?.id} />
      </ConnectionBar>
      <ReleaseBar />
      <DataSaverBar />
      <Outlet />
    </div>
  );
}

import { client } from '@career/client/default-client';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchOrPrefetched } from '../shared/api/prefetched-responses.ts';
import { isSharedPhone } from '../shared/device/shared-phone.ts';
import { afterFirstView } from '../shared/first-view/after-first-view.ts';
import { withTexts } from '../shared/language/with-texts.ts';
import { showNotice } from '../shared/notices/notices.ts';
import { keepingFetch } from '../shared/offline/keeping-fetch.ts';
import { createQueryClient } from '../shared/query/query-client.ts';
import type { Audience } from '../shared/routing/feature-route.ts';
import { rememberSession, wasSignedIn } from '../shared/session/last-session.ts';
import { claimReturnAddress, keepReturnAddress } from '../shared/session/return-address.ts';
import { currentUserQuery } from '../shared/session/session.ts';
import type { SessionBootstrap } from '../shared/session/session-bootstrap.ts';
import {
  noteSignIn,
  onSignOut,
  sessionEndNotice,
  wasSignedOutByChoice,
} from '../shared/session/session-end.ts';
import { Loading } from '../shared/ui/loading.tsx';
import { waitingMark } from '../shared/waiting-import/waiting-mark.ts';
import { MOUNTS } from './mounts.ts';
import { createScreenRouter } from './router.tsx';
import { ScreenError } from './screen-error.tsx';
import { useFreshAnswers } from './use-fresh-answers.ts';
import { useKeptDocuments } from './use-kept-documents.ts';
import { useReleases } from './use-releases.ts';
import { useReturnAddress } from './use-return-address.ts';
import { useSessionCheck } from './use-session-check.ts';
import { useUnsentPictures } from './use-unsent-pictures.ts';
import { useWaitingSaves } from './use-waiting-saves.ts';

const history = createBrowserHistory();
const HOME = '/dashboard';

/** Loaded when there is somebody to keep something for: a visitor of the public screens does without. */
const copies = () => import('../shared/offline/device-copies.ts');

const forgetCopies = (): Promise<void> => copies().then(({ clearCopies }) => clearCopies());

const erasing = () => import('../shared/device/erase-device.ts');

/** Everything of the person on this device. */
const eraseDevice = (): Promise<void> => erasing().then((device) => device.eraseDevice());

/**
 * Nobody is signed in any more. A session that expired keeps drafts for the next sign-in, but not on a shared phone.
 */
const forgetEnded = (): Promise<void> => (isSharedPhone() ? eraseDevice() : forgetCopies());

const leavesNothing = (): boolean => wasSignedOutByChoice() || isSharedPhone();

/** A CV that was read before anybody signed in. */
const forgetWaitingImport = (): void =>
  void import('../shared/waiting-import/waiting-import.ts').then(({ dropWaitingImport }) =>
    dropWaitingImport(),
  );

const ROUTES = MOUNTS.flatMap(({ name, routes }) =>
  routes.map((route) => ({ ...route, load: () => withTexts(name, route.load) })),
);

client.setConfig({ fetch: keepingFetch(fetchOrPrefetched) });
onSignOut(eraseDevice);
if (waitingMark() === 'expired') forgetWaitingImport();

/** The whole product. A user whom the server confirmed is not asked for again. */
export function App({ bootstrap: { user, confirmed } }: { bootstrap: SessionBootstrap }) {
  const [queries] = useState(() => {
    if (user) openReturnAddress(user.id);
    const client = createQueryClient(currentUserQuery.queryKey);
    if (user !== undefined) client.setQueryData(currentUserQuery.queryKey, user);
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <Screens confirmed={confirmed} />
    </QueryClientProvider>
  );
}

/** Google leads to the dashboard: whoever was sent to sign in goes on to where they were. */
function openReturnAddress(userId: string): void {
  const address = claimReturnAddress(userId);
  if (address && history.location.pathname === HOME) history.replace(address);
}

/** Asks who is signed in, then shows the screens that exist for them. */
function Screens({ confirmed }: { confirmed: boolean }) {
  const { data: user, error, isPending, refetch } = useQuery(currentUserQuery);
  const audience = user ? 'signed-in' : 'signed-out';
  const router = useMemo(() => createScreenRouter(ROUTES, audience, history), [audience]);
  const isConfirmed = useSessionCheck(confirmed);
  useReleases(audience);
  useFreshAnswers();
  useEffect(() => {
    if (!user) return;
    if (isConfirmed) afterFirstView(() => copies().then(({ keepSession }) => keepSession(user)));
    // At hand should the connection be gone when the device is cleared.
    afterFirstView(erasing);
  }, [user, isConfirmed]);
  useSessionEnd(isPending ? undefined : audience, user?.id);
  useReturnAddress(history, audience);
  useUnsentPictures(isConfirmed ? user?.id : undefined);
  useKeptDocuments(isConfirmed ? user?.id : undefined);
  useWaitingSaves(isConfirmed ? user?.id : undefined, MOUNTS);

  if (isPending) return <Loading />;
  if (error && !user) return <ScreenError error={error} reset={() => void refetch()} />;
  return <RouterProvider key={audience} router={router} />;
}

/** Someone whose session ended is asked to sign in again, then led back; signing out leads to `/` before it gets here. */
function useSessionEnd(audience: Audience | undefined, userId: string | undefined): void {
  const before = useRef<Audience>(undefined);
  const person = useRef(userId);
  useEffect(() => {
    if (!audience) return;
    const ended = before.current === 'signed-in' && audience === 'signed-out';
    before.current = audience;
    if (audience === 'signed-out' && wasSignedIn()) void forgetEnded();
    rememberSession(audience === 'signed-in');
    if (audience === 'signed-in') noteSignIn();
    const endedFor = person.current;
    person.current = userId;
    if (!ended || history.location.pathname === '/') return;
    // Whoever signed out in another tab leaves nothing behind, not even where they were.
    if (!leavesNothing()) keepReturnAddress(history.location.href, endedFor);
    history.replace('/auth');
    showNotice(sessionEndNotice());
  }, [audience, userId]);
}

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { createQueryClient } from '../shared/query/query-client.ts';
import { currentUserQuery } from '../shared/session/session.ts';
import { Loading } from '../shared/ui/loading.tsx';
import { MOUNTS } from './mounts.ts';
import { createScreenRouter } from './router.tsx';
import { ScreenError } from './screen-error.tsx';

const NoticeArea = lazy(async () => ({
  default: (await import('../shared/notices/notice-area.tsx')).NoticeArea,
}));

const queries = createQueryClient();
const history = createBrowserHistory();

/** Asks who is signed in, then shows the screens that exist for them. */
function Screens() {
  const { data: user, error, isPending, refetch } = useQuery(currentUserQuery);
  const audience = user ? 'signed-in' : 'signed-out';
  const router = useMemo(() => createScreenRouter(MOUNTS, audience, history), [audience]);

  if (isPending) return <Loading />;
  if (error) return <ScreenError error={error} reset={() => void refetch()} />;
  return <RouterProvider key={audience} router={router} />;
}

/** The whole product. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Screens />
      <Suspense fallback={null}>
        <NoticeArea />
      </Suspense>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { createQueryClient } from '../query/query-client.ts';
import type { FeatureMount } from '../routing/feature-mount.ts';
import type { Audience } from '../routing/feature-route.ts';
import { type CurrentUser, currentUserQuery } from '../session/session.ts';

/** Renders the screens of one feature at an address, without the shell and the other features, for its own tests. */
export function renderFeature(feature: FeatureMount, path: string, user: CurrentUser | null): RenderResult {
  window.history.replaceState(null, '', path);
  const audience: Audience = user ? 'signed-in' : 'signed-out';
  const root = createRootRoute({ notFoundComponent: () => null });
  const routes = feature.routes
    .filter((route) => route.audience === audience)
    .flatMap(({ paths, load }) => {
      const component = lazyPart(load, 'Page');
      return paths.map((address) => createRoute({ getParentRoute: () => root, path: address, component }));
    });
  const router = createRouter({ routeTree: root.addChildren(routes), history: createBrowserHistory() });
  const queries = createQueryClient(currentUserQuery.queryKey);
  queries.setQueryData(currentUserQuery.queryKey, user);
  return render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { dataSaverStore, sparesData } from '../shared/data-saver/data-saver.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import type { Audience, FeatureRoute } from '../shared/routing/feature-route.ts';
import { Loading } from '../shared/ui/loading.tsx';
import { ScreenError } from './screen-error.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { isSignedInPath } from './signed-in-paths.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
  }
  interface HistoryState {
    /** The screen stays the same under a new address: do not move the focus. */
    keepFocus?: boolean;
  }
}

const AppNavigation = lazyPart(() => import('./navigation/app-navigation.tsx'), 'AppNavigation');

const loadNotFound = () => import('./not-found-page.tsx');
const NotFoundPage = lazyPart<'NotFoundPage', object>(loadNotFound, 'NotFoundPage');
const SignedOutNotFoundPage = lazyPart(loadNotFound, 'SignedOutNotFoundPage');

const SignedInFrame = () => (
  <ScreenFrame
    navigation={
      <Suspense fallback={null}>
        <AppNavigation />
      </Suspense>
    }
  />
);

/** One page over one or several paths; a shared parent keeps it mounted while the path changes. */
function mount(parent: AnyRoute, route: FeatureRoute): AnyRoute {
  const page = createRoute({
    getParentRoute: () => parent,
    id: `screen${route.paths[0]?.replaceAll('/', '-')}`,
    component: lazyPart(route.load, 'Page'),
    staticData: { title: route.title },
    beforeLoad: ({ search }) => {
      const to = route.leaveTo?.(search);
      if (to) throw redirect({ to, replace: true });
    },
  });
  const paths = route.paths.map((path) => createRoute({ getParentRoute: () => page, path }));
  return page.addChildren(paths);
}

/** Screens made with antd share its look; the others do not load it. */
function antdRoutes(root: AnyRoute, routes: readonly FeatureRoute[]): AnyRoute[] {
  if (routes.length === 0) return [];
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'antd',
    component: lazyPart(() => import('./antd-frame.tsx'), 'AntdFrame'),
  });
  return [frame.addChildren(routes.map((route) => mount(frame, route)))];
}

/** Loading ahead of a click is for those whose bytes are cheap. */
const preload = (): false | 'intent' => (sparesData() ? false : 'intent');

/** The addresses that exist for one kind of visitor; every other is the not-found page. */
export function createScreenRouter(all: readonly FeatureRoute[], audience: Audience, history: RouterHistory) {
  const notFoundComponent =
    audience === 'signed-in'
      ? () => <NotFoundPage />
      : () => <SignedOutNotFoundPage existsSignedIn={(path) => isSignedInPath(all, path)} />;
  const component = audience === 'signed-in' ? SignedInFrame : ScreenFrame;
  const root = createRootRoute({ component, notFoundComponent });
  const routes = all.filter((route) => route.audience === audience);
  const children = [
    ...routes.filter(({ usesAntd }) => !usesAntd).map((route) => mount(root, route)),
    ...antdRoutes(
      root,
      routes.filter(({ usesAntd }) => usesAntd),
    ),
  ];
  const router = createRouter({
    routeTree: root.addChildren(children),
    history,
    defaultPreload: preload(),
    defaultPendingComponent: Loading,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: notFoundComponent,
    scrollRestoration: true,
    // The default falls back to the address, which may name a document and would stay in the tab's storage.
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? 'first',
  });
  dataSaverStore.subscribe(() => router.update({ ...router.options, defaultPreload: preload() }));
  return router;
}

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const dashboardRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/', '/dashboard'],
    audience: 'signed-in',
    title: 'Dashboard',
    load: () => import('./dashboard-page.tsx'),
  },
];

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const jobTrackerRoutes: readonly FeatureRoute[] = [
  {
    // One mounted screen: an application opens in a drawer over the view it was found in.
    paths: ['/job-tracker', '/job-tracker/$id'],
    audience: 'signed-in',
    title: 'Job Tracker',
    load: () => import('./tracker.page.tsx'),
  },
];

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const jobTrackerRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/job-tracker'],
    audience: 'signed-in',
    title: 'Job Tracker',
    load: () => import('./job-tracker-page.tsx'),
  },
];

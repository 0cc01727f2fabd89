import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const landingRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/'],
    audience: 'signed-out',
    title: 'Smart Career Toolkit',
    load: () => import('./landing-page.tsx'),
  },
];

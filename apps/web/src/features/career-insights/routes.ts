import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'career-insights',
  routes: [
    {
      paths: ['/career-insights'],
      audience: 'signed-in',
      title: 'Career Insights',
      load: () => import('./career-insights-page.tsx'),
    },
  ],
};

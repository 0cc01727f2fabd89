import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const careerInsightRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/career-insights'],
    audience: 'signed-in',
    title: 'Career Insights',
    load: () => import('./career-insights-page.tsx'),
  },
];

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const coverLetterRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/cover-letters/{-$action}'],
    audience: 'signed-in',
    title: 'Cover Letter',
    load: () => import('./cover-letter-page.tsx'),
  },
];

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const profileRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/profile'],
    audience: 'signed-in',
    title: 'Profile',
    usesAntd: true,
    load: () => import('./profile-page.tsx'),
  },
];

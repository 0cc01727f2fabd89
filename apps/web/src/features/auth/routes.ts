import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const authRoutes: readonly FeatureRoute[] = [
  { paths: ['/auth'], audience: 'signed-out', title: 'Sign in', load: () => import('./auth-page.tsx') },
];

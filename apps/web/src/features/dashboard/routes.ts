import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'dashboard',
  routes: [
    {
      paths: ['/', '/dashboard'],
      audience: 'signed-in',
      title: 'Dashboard',
      load: () => import('./dashboard-page.tsx'),
    },
  ],
};

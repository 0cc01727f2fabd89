import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'profile',
  routes: [
    {
      paths: ['/profile'],
      audience: 'signed-in',
      title: 'Profile',
      usesAntd: true,
      load: () => import('./profile-page.tsx'),
    },
  ],
};

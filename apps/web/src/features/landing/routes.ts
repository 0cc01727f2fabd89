import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'landing',
  routes: [
    {
      paths: ['/'],
      audience: 'signed-out',
      title: 'Smart Career Toolkit',
      load: () => import('./landing-page.tsx'),
    },
  ],
};

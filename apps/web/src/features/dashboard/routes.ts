import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'dashboard',
  routes: [
    {
      paths: ['/', '/dashboard'],
      audience: 'signed-in',
      title: t`Dashboard`,
      load: () => import('./dashboard-page.tsx'),
    },
  ],
};

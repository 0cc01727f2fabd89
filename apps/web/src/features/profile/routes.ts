import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'profile',
  routes: [
    {
      paths: ['/profile'],
      audience: 'signed-in',
      title: t`Profile`,
      usesAntd: true,
      load: () => import('./profile-page.tsx'),
    },
    {
      // Where an app sends the person to ask for consent.
      paths: ['/connect'],
      audience: 'signed-in',
      title: t`Connect an app`,
      usesAntd: true,
      load: () => import('./connected-apps/connect-page.tsx'),
    },
  ],
};

import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

const load = () => import('./privacy-page.tsx');

export const mount: FeatureMount = {
  name: 'privacy',
  routes: [
    { paths: ['/privacy'], audience: 'signed-out', title: t`Privacy notice`, load },
    { paths: ['/privacy'], audience: 'signed-in', title: t`Privacy notice`, load },
  ],
};

import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'career-insights',
  routes: [
    {
      paths: ['/career-insights'],
      audience: 'signed-in',
      title: t`Career Insights`,
      load: () => import('./career-insights-page.tsx'),
    },
  ],
};

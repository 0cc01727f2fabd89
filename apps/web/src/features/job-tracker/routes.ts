import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'job-tracker',
  waiting: { drafts: 'application', load: () => import('./form/waiting-applications.ts') },
  routes: [
    {
      // One mounted screen: an application opens in a drawer over the view it was found in.
      paths: ['/job-tracker', '/job-tracker/$id'],
      audience: 'signed-in',
      title: t`Job Tracker`,
      usesAntd: true,
      load: () => import('./tracker.page.tsx'),
    },
  ],
};

import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'assistants',
  routes: [
    {
      paths: ['/proposals'],
      audience: 'signed-in',
      title: t`Suggested changes`,
      load: () => import('./proposals/proposals.page.tsx'),
    },
    {
      // Where an assistant sends the person.
      paths: ['/proposals/$id'],
      audience: 'signed-in',
      title: t`Suggested change`,
      load: () => import('./proposals/proposal.page.tsx'),
    },
  ],
};

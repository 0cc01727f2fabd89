import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'assistants',
  routes: [
    {
      paths: ['/proposals'],
      audience: 'signed-in',
      title: 'Suggested changes',
      load: () => import('./proposals/proposals.page.tsx'),
    },
    {
      // Where an assistant sends the person.
      paths: ['/proposals/$id'],
      audience: 'signed-in',
      title: 'Suggested change',
      load: () => import('./proposals/proposal.page.tsx'),
    },
  ],
};

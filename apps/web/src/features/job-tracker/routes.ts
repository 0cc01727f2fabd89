import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'job-tracker',
  routes: [
    {
      // One mounted screen: an application opens in a drawer over the view it was found in.
      paths: ['/job-tracker', '/job-tracker/$id'],
      audience: 'signed-in',
      title: 'Job Tracker',
      usesAntd: true,
      load: () => import('./tracker.page.tsx'),
    },
  ],
  forget: async () => {
    const [drafts, forms] = await Promise.all([
      import('../../shared/document-session/draft-store.ts'),
      import('./adding/kept-form.ts'),
    ]);
    forms.forgetForms();
    await drafts.clearDrafts();
  },
};

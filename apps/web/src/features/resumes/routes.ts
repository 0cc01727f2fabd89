import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'resumes',
  waiting: { drafts: 'resume', load: () => import('./saving/waiting-resumes.ts') },
  routes: [
    {
      // One mounted editor for both: the first save gives a new resume its address while the person types on.
      paths: ['/resume/new', '/resume/edit/$id'],
      audience: 'signed-in',
      title: t`Resume editor`,
      load: () => import('./editor/editor.page.tsx'),
    },
    {
      paths: ['/resume/preview/$id'],
      audience: 'signed-in',
      title: t`Resume Preview`,
      load: () => import('./preview/preview.page.tsx'),
    },
    {
      paths: ['/resume/share/$id'],
      audience: 'signed-in',
      title: t`Share resume`,
      load: () => import('./sharing/share.page.tsx'),
    },
    {
      paths: ['/resumes'],
      audience: 'signed-in',
      title: t`Resumes`,
      load: () => import('./list/resumes.page.tsx'),
    },
  ],
};

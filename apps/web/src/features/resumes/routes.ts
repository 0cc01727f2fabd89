import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'resumes',
  waiting: { drafts: 'resume', load: () => import('./saving/waiting-resumes.ts') },
  routes: [
    {
      // One mounted editor for both: the first save gives a new resume its address while the person types on.
      paths: ['/resume/new', '/resume/edit/$id'],
      audience: 'signed-in',
      title: 'Resume editor',
      load: () => import('./editor/editor.page.tsx'),
    },
    {
      paths: ['/resume/preview/$id'],
      audience: 'signed-in',
      title: 'Resume Preview',
      load: () => import('./preview/preview.page.tsx'),
    },
    {
      paths: ['/resumes'],
      audience: 'signed-in',
      title: 'Resumes',
      load: () => import('./list/resumes.page.tsx'),
    },
  ],
};

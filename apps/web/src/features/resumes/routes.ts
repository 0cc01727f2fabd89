import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

export const resumeRoutes: readonly FeatureRoute[] = [
  {
    paths: ['/resume/new', '/resume/edit/$id'],
    audience: 'signed-in',
    title: 'Resume',
    load: () => import('./resume-editor-page.tsx'),
  },
  {
    paths: ['/resume/preview/$id'],
    audience: 'signed-in',
    title: 'Resume Preview',
    load: () => import('./resume-preview-page.tsx'),
  },
];

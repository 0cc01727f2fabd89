import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'saved-jobs',
  waiting: { drafts: 'saved-job', load: () => import('./job/waiting-saved-jobs.ts') },
  routes: [
    {
      // Where the phone's share sheet, the bookmark and the dashboard lead.
      paths: ['/save-job'],
      audience: 'signed-in',
      title: t`Save this job`,
      load: () => import('./capture/save-job.page.tsx'),
    },
    {
      paths: ['/save-job/how'],
      audience: 'signed-in',
      title: t`Save jobs from other sites`,
      load: () => import('./bookmarklet/bookmarklet.page.tsx'),
    },
    {
      paths: ['/saved-jobs'],
      audience: 'signed-in',
      title: t`Saved jobs`,
      load: () => import('./list/saved-jobs.page.tsx'),
    },
    {
      paths: ['/saved-jobs/$id'],
      audience: 'signed-in',
      title: t`Saved job`,
      load: () => import('./job/saved-job.page.tsx'),
    },
  ],
};

import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';

export const mount: FeatureMount = {
  name: 'cover-letters',
  waiting: { drafts: 'letter', load: () => import('./drafts/waiting-letters.ts') },
  routes: [
    {
      // No action lists the letters above the form, an id edits one, everything else is the form of a new letter.
      paths: ['/cover-letters/{-$action}'],
      audience: 'signed-in',
      title: t`Cover Letter`,
      usesAntd: true,
      load: () => import('./cover-letter.page.tsx'),
    },
  ],
};

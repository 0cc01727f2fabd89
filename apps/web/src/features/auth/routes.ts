import { t } from '../../shared/language/texts.ts';
import type { FeatureMount } from '../../shared/routing/feature-mount.ts';
import { returnAddress } from '../../shared/session/return-address.ts';

const load = () => import('./auth-page.tsx');

/** The links of mails work for whoever opens them, signed in or not. */
const isMailLink = ({ reset, verify }: Record<string, unknown>): boolean =>
  reset !== undefined || verify !== undefined;

export const mount: FeatureMount = {
  name: 'auth',
  loadScreens: () => import('./auth-screens.tsx'),
  routes: [
    { paths: ['/auth'], audience: 'signed-out', title: t`Sign in`, load },
    {
      paths: ['/auth'],
      audience: 'signed-in',
      title: t`Account`,
      load,
      leaveTo: (search) => (isMailLink(search) ? undefined : (returnAddress() ?? '/dashboard')),
    },
  ],
};

import type { FeatureRoute } from '../../shared/routing/feature-route.ts';
import { returnAddress } from '../../shared/session/return-address.ts';

const load = () => import('./auth-page.tsx');

/** The links of mails work for whoever opens them, signed in or not. */
const isMailLink = ({ reset, verify }: Record<string, unknown>): boolean =>
  reset !== undefined || verify !== undefined;

export const authRoutes: readonly FeatureRoute[] = [
  { paths: ['/auth'], audience: 'signed-out', title: 'Sign in', load },
  {
    paths: ['/auth'],
    audience: 'signed-in',
    title: 'Account',
    load,
    leaveTo: (search) => (isMailLink(search) ? undefined : (returnAddress() ?? '/dashboard')),
  },
];

import { t } from '../../shared/language/texts.ts';
import type { IconName } from '../../shared/ui/icon.tsx';

/** One place that the navigation of the signed-in screens leads to. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Beginnings of the addresses that belong to it. */
  readonly prefixes: readonly string[];
}

/** The places that fit beside each other on a phone. */
export const MAIN_DESTINATIONS: readonly Destination[] = [
  { to: '/dashboard', label: t`Home`, icon: 'home', prefixes: ['/dashboard'] },
  { to: '/resumes', label: t`Resumes`, icon: 'document', prefixes: ['/resumes', '/resume/'] },
  {
    to: '/job-tracker',
    label: t`Jobs`,
    icon: 'briefcase',
    prefixes: ['/job-tracker', '/saved-jobs', '/save-job'],
  },
  { to: '/cover-letters', label: t`Letters`, icon: 'letter', prefixes: ['/cover-letters'] },
];

/** The places under More. */
export const MORE_DESTINATIONS: readonly Destination[] = [
  { to: '/career-insights', label: t`Career Insights`, icon: 'insight', prefixes: ['/career-insights'] },
  {
    to: '/profile',
    label: t`Profile`,
    icon: 'person',
    prefixes: ['/profile', '/proposals', '/connect', '/privacy'],
  },
];

/** Whether an address belongs to a destination; `/` is the home of somebody who is signed in. */
export const isCurrent = ({ to, prefixes }: Destination, pathname: string): boolean =>
  pathname === '/' ? to === '/dashboard' : prefixes.some((prefix) => pathname.startsWith(prefix));

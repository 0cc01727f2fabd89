import { mount as assistants } from '../features/assistants/routes.ts';
import { mount as auth } from '../features/auth/routes.ts';
import { mount as careerInsights } from '../features/career-insights/routes.ts';
import { mount as coverLetters } from '../features/cover-letters/routes.ts';
import { mount as dashboard } from '../features/dashboard/routes.ts';
import { mount as jobTracker } from '../features/job-tracker/routes.ts';
import { mount as landing } from '../features/landing/routes.ts';
import { mount as privacy } from '../features/privacy/routes.ts';
import { mount as profile } from '../features/profile/routes.ts';
import { mount as resumes } from '../features/resumes/routes.ts';
import { mount as savedJobs } from '../features/saved-jobs/routes.ts';
import type { FeatureMount } from '../shared/routing/feature-mount.ts';

/** The one list that mounts the features. */
export const MOUNTS: readonly FeatureMount[] = [
  landing,
  auth,
  dashboard,
  profile,
  resumes,
  jobTracker,
  savedJobs,
  coverLetters,
  careerInsights,
  assistants,
  privacy,
];

import { authRoutes } from '../features/auth/routes.ts';
import { careerInsightRoutes } from '../features/career-insights/routes.ts';
import { coverLetterRoutes } from '../features/cover-letters/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { jobTrackerRoutes } from '../features/job-tracker/routes.ts';
import { landingRoutes } from '../features/landing/routes.ts';
import { profileRoutes } from '../features/profile/routes.ts';
import { resumeRoutes } from '../features/resumes/routes.ts';
import type { FeatureRoute } from '../shared/routing/feature-route.ts';

/** The one list that mounts the features. */
export const MOUNTS: readonly FeatureRoute[] = [
  ...landingRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...profileRoutes,
  ...resumeRoutes,
  ...jobTrackerRoutes,
  ...coverLetterRoutes,
  ...careerInsightRoutes,
];

import type { ExperienceLevel } from '@career/contracts/vocabulary/resume-vocabulary';

/** How the levels of experience are named on screens. */
export const EXPERIENCE_LEVEL_NAMES: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior level',
  executive: 'Executive level',
};

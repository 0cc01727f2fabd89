export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** What the levels of experience are called on screens. Apart from the other lists: the dashboard needs no more. */
export const EXPERIENCE_LEVEL_NAMES: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior level',
  executive: 'Executive level',
};

import type { RecommendedTraining, SkillGap } from './analysis.types.ts';

/** Courses of the catalogue for the gaps, most important first. */
export function recommendTraining(_gaps: readonly SkillGap[]): RecommendedTraining[] {
  return [];
}

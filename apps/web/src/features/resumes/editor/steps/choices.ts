import {
  CAREER_GOALS,
  EXPERIENCE_LEVELS,
  LANGUAGE_PROFICIENCIES,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { EXPERIENCE_LEVEL_NAMES } from '../../../../shared/resumes/experience-levels.ts';
import type { Choice } from '../fields/choice-field.tsx';

function choicesOf<Word extends string>(words: readonly Word[], labels: Record<Word, string>): Choice[] {
  return words.map((value) => ({ value, label: labels[value] }));
}

export const CAREER_GOAL_CHOICES = choicesOf(CAREER_GOALS, {
  local: 'Local job',
  remote: 'Remote job',
  relocation: 'Job abroad, with relocation',
});

export const EXPERIENCE_LEVEL_CHOICES = choicesOf(EXPERIENCE_LEVELS, EXPERIENCE_LEVEL_NAMES);

export const PROFICIENCY_CHOICES = choicesOf(LANGUAGE_PROFICIENCIES, {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  native: 'Native',
});

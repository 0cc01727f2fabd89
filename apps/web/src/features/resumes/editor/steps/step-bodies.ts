import type { ComponentType } from 'react';
import type { StepId } from '../../form/steps.ts';
import { BasicStep } from './basic.step.tsx';
import { DetailsStep, EducationStep, ExperienceStep, SkillsStep } from './sections.step.tsx';
import { TemplateStep } from './template.step.tsx';

/** The form of each step. */
export const BODY_OF_STEP: Record<StepId, ComponentType> = {
  template: TemplateStep,
  basic: BasicStep,
  experience: ExperienceStep,
  education: EducationStep,
  skills: SkillsStep,
  details: DetailsStep,
};

import type { ComponentType } from 'react';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import type { StepId } from '../../form/steps.ts';
import { TemplateStep } from './template.step.tsx';

const sections = () => import('./sections.step.tsx');

const BASIC = lazyPart(() => import('./basic.step.tsx'), 'BasicStep');
const EXPERIENCE = lazyPart(sections, 'ExperienceStep');

/** The form of each step. The editor opens at the templates; the fields of the others come after it. */
export const BODY_OF_STEP: Record<StepId, ComponentType> = {
  template: TemplateStep,
  basic: BASIC,
  experience: EXPERIENCE,
  education: lazyPart(sections, 'EducationStep'),
  skills: lazyPart(sections, 'SkillsStep'),
  details: lazyPart(sections, 'DetailsStep'),
};

/** Loads the fields of all steps. */
export async function loadSteps(): Promise<void> {
  await Promise.all([BASIC.preload(), EXPERIENCE.preload()]);
}

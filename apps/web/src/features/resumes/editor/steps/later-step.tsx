import type { ComponentType } from 'react';
import type { StepId } from '../../form/steps.ts';
import { BasicStep } from './basic.step.tsx';
import { DetailsStep, EducationStep, ExperienceStep, SkillsStep } from './sections.step.tsx';

export type LaterStepId = Exclude<StepId, 'template'>;

const BODY_OF_STEP: Record<LaterStepId, ComponentType> = {
  basic: BasicStep,
  experience: ExperienceStep,
  education: EducationStep,
  skills: SkillsStep,
  details: DetailsStep,
};

/** The body of any step but the first. */
export function LaterStep({ step }: { step: LaterStepId }) {
  const Body = BODY_OF_STEP[step];
  return <Body />;
}

import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';
import { t } from '../../../shared/language/texts.ts';

/** The six steps of the editor, in order. */
export const STEPS = [
  { id: 'template', label: t`Template` },
  { id: 'basic', label: t`Basic Info` },
  { id: 'experience', label: t`Experience` },
  { id: 'education', label: t`Education` },
  { id: 'skills', label: t`Skills` },
  { id: 'details', label: t`Details` },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

const STEP_OF_PART: Readonly<Record<string, StepId>> = { templateId: 'template', designOptions: 'template' };

/** The step that shows the field of a path. */
export function stepOf(path: string): StepId {
  const [part = ''] = path.split('.');
  return isEntrySection(part) ? ENTRY_SECTIONS[part].step : (STEP_OF_PART[part] ?? 'basic');
}

const stepIndex = (id: StepId): number => STEPS.findIndex((step) => step.id === id);

export const previousStep = (id: StepId): StepId | undefined => STEPS[stepIndex(id) - 1]?.id;
export const nextStep = (id: StepId): StepId | undefined => STEPS[stepIndex(id) + 1]?.id;

import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';

/** The six steps of the editor, in order. */
export const STEPS = [
  { id: 'template', label: 'Template' },
  { id: 'basic', label: 'Basic Info' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'skills', label: 'Skills' },
  { id: 'details', label: 'Details' },
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

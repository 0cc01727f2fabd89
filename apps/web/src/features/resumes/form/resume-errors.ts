import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';
import { plural } from '../../../shared/language/texts.ts';
import type { ResumeForm } from './resume-form.ts';
import { STEPS, type StepId, stepOf } from './steps.ts';

/** One broken rule, by its path in the body that the API takes. */
export interface BodyError {
  field: string;
  message: string;
}

/** Messages by path in the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Category and place in it of the flattened skill of a position. */
export function skillAt(form: ResumeForm, position: number): { category: number; item: number } | undefined {
  let first = 0;
  for (const [category, { items }] of form.skills.entries()) {
    if (position < first + items.length) return { category, item: position - first };
    first += items.length;
  }
  return undefined;
}

/** Path of the flattened skill of a position in the form. */
function skillPath(form: ResumeForm, position: number, field: string): string {
  const place = skillAt(form, position);
  return place ? `skills.${place.category}.${field === 'category' ? field : 'items'}` : 'skills';
}

/** The form's path of a path in the body. */
export function formPathOf(form: ResumeForm, bodyPath: string): string {
  const [part = '', position = '', field = ''] = bodyPath.split('.');
  if (part === 'skills' && position !== '') return skillPath(form, Number(position), field);
  const alias = isEntrySection(part) ? ENTRY_SECTIONS[part].fields[field]?.alias : undefined;
  if (alias) return `${part}.${position}.${alias}`;
  if (bodyPath === 'personalInfo.fullName') return 'personalInfo.firstName';
  return bodyPath;
}

/** The first message of each field, by its path in the form. */
export function toFormErrors(form: ResumeForm, fieldErrors: readonly BodyError[]): FormErrors {
  const byPath: Record<string, string> = {};
  for (const { field, message } of fieldErrors) byPath[formPathOf(form, field)] ??= message;
  return byPath;
}

/** How many fields of each step need attention. */
export function countByStep(fieldErrors: FormErrors): Partial<Record<StepId, number>> {
  const counts: Partial<Record<StepId, number>> = {};
  for (const path of Object.keys(fieldErrors)) counts[stepOf(path)] = (counts[stepOf(path)] ?? 0) + 1;
  return counts;
}

/** The first step, in order, with a field that needs attention. */
export function firstInvalidStep(fieldErrors: FormErrors): StepId | undefined {
  const counts = countByStep(fieldErrors);
  return STEPS.find(({ id }) => counts[id])?.id;
}

/** One sentence that names the first field error and says how many more there are. */
export function describeErrors(fieldErrors: FormErrors): string {
  const paths = Object.keys(fieldErrors);
  const step = firstInvalidStep(fieldErrors);
  const first = paths.find((path) => stepOf(path) === step);
  const message = first ? fieldErrors[first] : undefined;
  if (!message) return '';
  return plural(paths.length, '{message}.', '{message}, and {total} more to correct.', {
    message,
    total: paths.length - 1,
  });
}

import { t } from '../../../shared/language/texts.ts';
import { checkResume } from './check-resume.ts';
import { toBody } from './resume-form.mapper.ts';
import type { ResumeForm } from './resume-form.ts';

const ENTRY = /^(experience|education)\.(\d+)\./;

/** What the field error is about, in the words of the file. */
function placeOf(form: ResumeForm, field: string): string {
  const [, list, position] = ENTRY.exec(field) ?? [];
  if (list === 'experience') {
    const entry = form.experience[Number(position)];
    return entry?.company || entry?.position || t`Experience`;
  }
  const entry = form.education[Number(position)];
  return list === 'education' ? entry?.institution || entry?.degree || t`Education` : '';
}

/** What cannot be right in an imported resume, one sentence each; Save Resume asks for what it merely lacks. */
export function importWarnings(form: ResumeForm): string[] {
  const body = toBody(form);
  const broken = checkResume(body, true);
  const known = new Set(broken.map(({ field }) => field));
  const turned = checkResume(body, false).filter(
    ({ field }) => field.endsWith('.endDate') && !known.has(field),
  );
  return [...broken, ...turned].map(({ field, message }) => {
    const place = placeOf(form, field);
    return place ? `${place}: ${message}` : message;
  });
}

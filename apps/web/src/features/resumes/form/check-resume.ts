import { saveResumeForm } from '@career/contracts/form-schemas';
import { validate } from '@career/contracts/forms/form-rules';
import type { BodyError } from './resume-errors.ts';
import type { ResumeBody } from './resume-form.mapper.ts';

/** The rules that a body breaks, as the API would name them; a draft may leave required fields empty. */
export function checkResume(body: ResumeBody, isDraft: boolean): BodyError[] {
  const fieldErrors = validate(saveResumeForm, body, { draft: isDraft });
  return Object.entries(fieldErrors).map(([field, message]) => ({ field, message }));
}

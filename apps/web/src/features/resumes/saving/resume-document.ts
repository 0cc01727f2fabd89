import type { DocumentKind, StoredDocument } from '../../../shared/document-session/document-kind.ts';
import { type BodyError, toFormErrors } from '../form/resume-errors.ts';
import {
  fingerprint,
  type ResumeBody,
  type StoredContent,
  toBody,
  toForm,
} from '../form/resume-form.mapper.ts';
import { completed, type ResumeForm } from '../form/resume-form.ts';
import { withoutInvalidFields } from '../form/without-invalid-fields.ts';

export type StoredResume = StoredContent & StoredDocument;

export interface SentResume extends ResumeBody {
  isDraft: boolean;
  /** Whether the save is one to come back to, among the versions. */
  keepVersion: boolean;
}

/** The contract's rules; a draft may leave required fields empty. */
export type CheckResume = (body: ResumeBody, isDraft: boolean) => readonly BodyError[];

/** A resume as a document: one field that breaks a rule does not keep the others from being saved. */
export const resumeDocument = (check: CheckResume): DocumentKind<ResumeForm, StoredResume, SentResume> => ({
  toForm,
  readDraft: completed,
  toBody: (form, saveKind) => {
    const body = toBody(form);
    const isDraft = saveKind !== 'full' && check(body, false).length > 0;
    return { ...body, isDraft, keepVersion: saveKind === 'full' };
  },
  fingerprint: (form) => fingerprint(toBody(form)),
  isDirty: (form, saved) => form !== saved,
  prepare: (form, saved, saveKind) => {
    const broken = saveKind === 'full' ? [] : check(toBody(form), true);
    if (broken.length === 0) return { sendable: form, invalidFields: {} };
    const rest = withoutInvalidFields(form, saved, broken);
    const isSendable = check(toBody(rest), true).length === 0;
    return { sendable: isSendable ? rest : form, invalidFields: toFormErrors(form, broken) };
  },
  autosaves: true,
});

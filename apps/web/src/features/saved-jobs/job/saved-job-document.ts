import type { SavedJobDto, SaveSavedJobDto } from '@career/client/types';
import type { DocumentKind } from '../../../shared/document-session/document-kind.ts';
import type { OpenedDocument } from '../../../shared/document-session/open-document.ts';
import {
  bodyOf,
  differingFields,
  EMPTY_JOB,
  type JobValues,
  trimmed,
  valuesOf,
} from '../capture/job-values.ts';

export type OpenedJob = OpenedDocument<JobValues, SavedJobDto>;

/** A saved job as a document: it is saved when the person says so. */
export const savedJobDocument: DocumentKind<JobValues, SavedJobDto, SaveSavedJobDto> = {
  toForm: valuesOf,
  readDraft: (form) => ({ ...EMPTY_JOB, ...form }),
  toBody: bodyOf,
  fingerprint: (form) => JSON.stringify(trimmed(form)),
  isDirty: (form, saved) => differingFields(form, saved).length > 0,
  showsStored: true,
  autosaves: false,
};

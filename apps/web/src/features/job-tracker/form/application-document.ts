import type { SaveJobApplicationDto } from '@career/client/types';
import { saveJobApplicationForm } from '@career/contracts/form-schemas';
import { schemaAt } from '@career/contracts/forms/form-rules';
import type { ComparedField } from '../../../shared/document-session/conflict-dialog.tsx';
import type { DocumentKind } from '../../../shared/document-session/document-kind.ts';
import type { OpenedDocument } from '../../../shared/document-session/open-document.ts';
import { translated } from '../../../shared/language/texts.ts';
import {
  type Application,
  type ApplicationValues,
  bodyOf,
  differences,
  type ValueName,
  valuesOf,
} from './application-values.ts';

/** The form of an application, with what its fields cannot hold. */
export interface ApplicationContent extends ApplicationValues {
  /** The stored moment of the interview, to the second. */
  interviewMoment: string | null;
}

/** The body of a save over a version; none while the application was never saved. */
export const versionedBody = (
  { interviewMoment, ...values }: ApplicationContent,
  version?: number,
): SaveJobApplicationDto => bodyOf(values, { interviewDate: interviewMoment, version });

const EMPTY: ApplicationContent = {
  company: '',
  position: '',
  location: '',
  jobUrl: '',
  status: 'applied',
  appliedDate: '',
  interviewDate: '',
  interviewMoment: null,
  interviewPlace: '',
  answerBy: '',
  followUpDate: '',
  salary: '',
  notes: '',
  jobDescription: '',
  resumeUsed: '',
  coverLetterUsed: '',
  contacts: [],
};

/** The form of an application that was never saved. */
export const newContent = (values: Partial<ApplicationValues>): ApplicationContent => ({
  ...EMPTY,
  ...values,
});

export type OpenedApplication = OpenedDocument<ApplicationContent, Application>;

/** An application as a document: it is saved when the person says so. */
export const applicationDocument: DocumentKind<ApplicationContent, Application, ApplicationContent> = {
  toForm: (application) => ({ ...valuesOf(application), interviewMoment: application.interviewDate }),
  readDraft: (form) => ({ ...EMPTY, ...form }),
  toBody: (form) => form,
  fingerprint: ({ interviewMoment: _, ...values }) => JSON.stringify(values),
  isDirty: (form, saved) => differences(form, saved).length > 0,
  showsStored: true,
  autosaves: false,
};

const LONGEST = 300;

function textOf(values: ApplicationValues, name: ValueName): string {
  const value = values[name];
  const text = Array.isArray(value)
    ? value.map((contact) => Object.values(contact).filter(Boolean).join(', ')).join('\n')
    : value.replace('T', name === 'interviewDate' ? ' ' : 'T');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Where two versions of an application differ. */
export const applicationDifferences = (mine: ApplicationValues, theirs: ApplicationValues): ComparedField[] =>
  differences(mine, theirs).map((name) => ({
    id: name,
    label: translated(schemaAt(saveJobApplicationForm, name)['x-label'] ?? name),
    mine: [textOf(mine, name)],
    theirs: [textOf(theirs, name)],
  }));

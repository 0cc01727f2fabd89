import type { ProposalKind, ProposalState } from '@career/contracts/vocabulary/proposal-vocabulary';
import { t } from '../../../shared/language/texts.ts';

/** What each kind would do. */
export const KIND_WORDS: Readonly<Record<ProposalKind, string>> = {
  'resume-text': t`Change a resume`,
  'tailored-copy': t`Make a copy of a resume`,
  'cover-letter': t`Keep a cover letter`,
  'application-status': t`Move an application`,
  'saved-job': t`Save a job`,
};

/** What became of it. */
export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  waiting: t`Waiting for you`,
  accepted: t`Accepted`,
  dismissed: t`Dismissed`,
  expired: t`Expired`,
};

/** Where what was made or changed is opened. */
export const RESULT_PATHS: Readonly<Record<ProposalKind, (id: string) => string>> = {
  'resume-text': (id) => `/resume/edit/${id}`,
  'tailored-copy': (id) => `/resume/edit/${id}`,
  'cover-letter': (id) => `/cover-letters/${id}`,
  'application-status': (id) => `/job-tracker/${id}`,
  'saved-job': (id) => `/saved-jobs/${id}`,
};

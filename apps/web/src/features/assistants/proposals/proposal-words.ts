import type { ProposalKind, ProposalState } from '@career/contracts/vocabulary/proposal-vocabulary';

/** What each kind would do. */
export const KIND_WORDS: Readonly<Record<ProposalKind, string>> = {
  'resume-text': 'Change a resume',
  'tailored-copy': 'Make a copy of a resume',
  'cover-letter': 'Keep a cover letter',
  'application-status': 'Move an application',
  'saved-job': 'Save a job',
};

/** What became of it. */
export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  waiting: 'Waits for you',
  accepted: 'Accepted',
  dismissed: 'Dismissed',
  expired: 'Expired',
};

/** Where what was made or changed is opened. */
export const RESULT_PATHS: Readonly<Record<ProposalKind, (id: string) => string>> = {
  'resume-text': (id) => `/resume/edit/${id}`,
  'tailored-copy': (id) => `/resume/edit/${id}`,
  'cover-letter': (id) => `/cover-letters/${id}`,
  'application-status': (id) => `/job-tracker/${id}`,
  'saved-job': (id) => `/saved-jobs/${id}`,
};

import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';

/** Statuses that come with details worth asking for. */
export type Stage = Extract<ApplicationStatus, 'interview' | 'offer'>;

export const isStage = (status: ApplicationStatus): status is Stage =>
  status === 'interview' || status === 'offer';

/** What is asked at a stage: date and time by the clock of this device. */
export type StageDetails =
  | { readonly interviewDate: string; readonly interviewPlace: string }
  | { readonly salary: string; readonly answerBy: string };

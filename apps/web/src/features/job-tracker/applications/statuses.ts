import { APPLICATION_STATUSES, type ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';

export const STATUS_NAMES: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
};

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

export const isStatusName = (value: unknown): value is ApplicationStatus =>
  APPLICATION_STATUSES.some((status) => status === value);

import { APPLICATION_STATUSES, type ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { t } from '../../../shared/language/texts.ts';

export const STATUS_NAMES: Readonly<Record<ApplicationStatus, string>> = {
  applied: t`Applied`,
  interview: t`Interview`,
  offer: t`Offer`,
  rejected: t`Rejected`,
};

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

export const isStatusName = (value: unknown): value is ApplicationStatus =>
  APPLICATION_STATUSES.some((status) => status === value);

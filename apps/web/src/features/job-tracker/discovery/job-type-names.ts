import type { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { t } from '../../../shared/language/texts.ts';

/** The kinds of listings as the person reads them. */
export const JOB_TYPE_NAMES: Readonly<Record<(typeof JOB_TYPES)[number], string>> = {
  Remote: t`Remote`,
  Local: t`Local`,
  International: t`International`,
};

import type { InsightIssueDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';

/** How grave or important something is. */
export const SEVERITY_WORDS: Readonly<Record<InsightIssueDto['severity'], string>> = {
  high: t`high`,
  medium: t`medium`,
  low: t`low`,
};

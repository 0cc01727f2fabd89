import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { t } from '../../../shared/language/texts.ts';

/** What each permission lets a program do, in words and in the order of the form: reading beside changing. */
export const SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  'profile:read': t`Read your name and address`,
  'listings:read': t`Search job listings`,
  'resumes:read': t`Read resumes`,
  'resumes:write': t`Change resumes`,
  'cover-letters:read': t`Read cover letters`,
  'cover-letters:write': t`Write and change cover letters`,
  'applications:read': t`Read applications`,
  'applications:write': t`Change applications`,
  'saved-jobs:read': t`Read saved jobs`,
  'saved-jobs:write': t`Change saved jobs`,
  'insights:read': t`Read career insights`,
  'insights:write': t`Make career insights`,
  'ai-jobs:read': t`Fetch letters and insights being made`,
  'ai-jobs:write': t`Stop letters and insights being made`,
  'webhooks:read': t`See your webhooks and their deliveries`,
  'webhooks:write': t`Have an address called when something changes`,
  'proposals:write': t`Suggest changes that you accept first`,
};

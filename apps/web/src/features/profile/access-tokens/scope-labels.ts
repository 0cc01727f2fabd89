import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';

/** What each permission lets a program do, in words and in the order of the form: reading beside changing. */
export const SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  'profile:read': 'Read your name and address',
  'listings:read': 'Search job listings',
  'resumes:read': 'Read resumes',
  'resumes:write': 'Change resumes',
  'cover-letters:read': 'Read cover letters',
  'cover-letters:write': 'Write and change cover letters',
  'applications:read': 'Read applications',
  'applications:write': 'Change applications',
  'saved-jobs:read': 'Read saved jobs',
  'saved-jobs:write': 'Change saved jobs',
  'insights:read': 'Read career insights',
  'insights:write': 'Make career insights',
  'ai-jobs:read': 'Fetch letters and insights being made',
  'ai-jobs:write': 'Stop letters and insights being made',
  'webhooks:read': 'See your webhooks and their deliveries',
  'webhooks:write': 'Have an address called when something changes',
  'proposals:write': 'Suggest changes that you accept first',
};

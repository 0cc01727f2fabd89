import { t } from '../../shared/language/texts.ts';

/** What search engines show of the product. */
export const descriptionText = (): string =>
  t`Career Toolkit: resumes that machines can read, honest cover letters, a job tracker and career insights, in one account.`;

/** What shows until the app has started. */
export const loadingHtml = (): string => `<span>${t`Loading...`}</span>`;

import { jobText } from '../../shared/language/job-text.ts';
import { t } from '../../shared/language/texts.ts';

interface NamedJob {
  position?: string | null | undefined;
  company?: string | null | undefined;
  jobUrl?: string | null | undefined;
}

/** A job that was saved from a link alone has no name yet. */
export const jobName = (job: NamedJob): string => jobText(job) || job.jobUrl || t`A job without a name`;

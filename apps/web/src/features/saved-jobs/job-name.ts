import { isolatedName } from '../../shared/language/isolated-name.ts';
import { t } from '../../shared/language/texts.ts';

interface NamedJob {
  position?: string | null | undefined;
  company?: string | null | undefined;
  jobUrl?: string | null | undefined;
}

/** A job that was saved from a link alone has no name yet. */
export function jobName({ jobUrl, ...job }: NamedJob): string {
  const [position, company] = [isolatedName(job.position ?? ''), isolatedName(job.company ?? '')];
  if (position && company) return t`${position} at ${company}`;
  return position || company || jobUrl || t`A job without a name`;
}

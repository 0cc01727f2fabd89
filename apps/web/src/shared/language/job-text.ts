import { t } from './texts.ts';

interface NamedJob {
  position?: string | null | undefined;
  company?: string | null | undefined;
}

/** A job by its position and company: either where the other is not known, empty where neither is. */
export const jobText = ({ position, company }: NamedJob): string =>
  position && company ? t`${position} at ${company}` : position || company || '';

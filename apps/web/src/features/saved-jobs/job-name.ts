import { t } from '../../shared/language/texts.ts';

/** A job that was saved from a link alone has no name yet. */
export const jobName = ({
  position,
  company,
  jobUrl,
}: {
  position?: string | null | undefined;
  company?: string | null | undefined;
  jobUrl?: string | null | undefined;
}): string => [position, company].filter(Boolean).join(' at ') || jobUrl || t`A job without a name`;

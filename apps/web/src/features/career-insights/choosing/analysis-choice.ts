import { sparesData } from '../../../shared/data-saver/data-saver.ts';
import { t } from '../../../shared/language/texts.ts';
import type { AnalysisRequest } from '../use-analysis.ts';

export const TARGET_KINDS = [
  { value: 'resume', label: t`What my resume says` },
  { value: 'title', label: t`A job title` },
  { value: 'application', label: t`One of my applications` },
  { value: 'advert', label: t`A pasted posting` },
] as const;
type TargetKind = (typeof TARGET_KINDS)[number]['value'];

/** What is in the form. Every text stays while another kind of target is chosen. */
export interface AnalysisChoice {
  resumeId: string;
  kind: TargetKind;
  title: string;
  applicationId: string;
  advert: string;
  checksFile: boolean;
}

export const firstChoice = (applicationId: string | undefined): AnalysisChoice => ({
  resumeId: '',
  kind: applicationId ? 'application' : 'resume',
  title: '',
  applicationId: applicationId ?? '',
  advert: '',
  // In data saving mode the PDF reader is loaded only on request.
  checksFile: !sparesData(),
});

/** The request that a form stands for. */
export function requestOf({
  resumeId,
  kind,
  title,
  applicationId,
  advert,
  checksFile,
}: AnalysisChoice): AnalysisRequest {
  const target =
    kind === 'title'
      ? { targetTitle: title.trim() }
      : kind === 'application'
        ? { jobApplicationId: applicationId }
        : kind === 'advert'
          ? { advert, ...(title.trim() ? { targetTitle: title.trim() } : {}) }
          : {};
  return { resumeId, checksFile, ...target };
}

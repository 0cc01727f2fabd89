import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { ResumeSheetProps } from '@career/templates/resume-sheet';
import { sampleResume } from '@career/templates/samples';

/** The sample of a template on the paper that the person's own resume will have. */
export function sampleOn(id: TemplateId, pageSize: PageSize | undefined): ResumeSheetProps['resume'] {
  const sample = sampleResume(id);
  return pageSize ? { ...sample, designOptions: { ...sample.designOptions, pageSize } } : sample;
}

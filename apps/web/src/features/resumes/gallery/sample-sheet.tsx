import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { sampleOn } from './sample-on-paper.ts';

/** A template on its sample; whoever has words of their own in the resume loads no samples. */
export const SampleSheet = ({ id, pageSize }: { id: TemplateId; pageSize: PageSize | undefined }) => (
  <ResumeSheet templateId={id} resume={sampleOn(id, pageSize)} shows="head" />
);

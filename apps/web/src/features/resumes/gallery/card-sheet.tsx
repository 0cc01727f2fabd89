import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { memo, useDeferredValue } from 'react';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import type { ResumeBody } from '../form/resume-form.mapper.ts';

const SampleSheet = lazyPart(() => import('./sample-sheet.tsx'), 'SampleSheet');

/** Smallest size of a sheet's text in a card, in pixels: what does not fit then is left to the larger preview. */
const LEAST_TEXT = 9;

interface CardSheetProps {
  id: TemplateId;
  /** The person's own resume, once there is something in it. */
  own: ResumeBody | undefined;
  /** Paper of the person's resume, for the samples beside it. */
  pageSize: PageSize | undefined;
}

/** The sheet of a card: the person's own resume, else the template's sample. */
export const CardSheet = memo(({ id, own, pageSize }: CardSheetProps) => {
  const resume = useDeferredValue(own);
  return (
    <ScaledSheet leastText={LEAST_TEXT}>
      {resume ? (
        <ResumeSheet templateId={id} resume={resume} shows="head" />
      ) : (
        <PartBoundary asked={id} onMissing={() => undefined}>
          <SampleSheet id={id} pageSize={pageSize} />
        </PartBoundary>
      )}
    </ScaledSheet>
  );
});

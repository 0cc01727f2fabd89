import { Suspense } from 'react';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import type { StepId } from '../form/steps.ts';
import { LaterStep } from './later-step.ts';
import { TemplateStep } from './steps/template.step.tsx';

/** What a step asks. The first shows at once, the others are loaded meanwhile. */
export const StepBody = ({ step }: { step: StepId }) =>
  step === 'template' ? (
    <TemplateStep />
  ) : (
    <PartBoundary asked={step} onMissing={() => undefined}>
      <Suspense fallback={<Loading />}>
        <LaterStep step={step} />
      </Suspense>
    </PartBoundary>
  );

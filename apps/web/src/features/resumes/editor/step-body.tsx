import { memo, Suspense } from 'react';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import type { StepId } from '../form/steps.ts';
import { LaterStep } from './later-step.ts';
import styles from './steps/steps.module.css';
import { TemplateStep } from './steps/template.step.tsx';

interface StepBodyProps {
  step: StepId;
  onTuning: (isTuning: boolean) => void;
}

/** What a step asks. The first shows at once, the others are loaded meanwhile. */
export const StepBody = memo(({ step, onTuning }: StepBodyProps) =>
  step === 'template' ? (
    <div className={styles.body} data-step={step}>
      <TemplateStep onTuning={onTuning} />
    </div>
  ) : (
    <PartBoundary asked={step} onMissing={() => undefined}>
      <Suspense fallback={<Loading />}>
        <div className={styles.body} data-step={step}>
          <LaterStep step={step} />
        </div>
      </Suspense>
    </PartBoundary>
  ),
);
StepBody.displayName = 'StepBody';

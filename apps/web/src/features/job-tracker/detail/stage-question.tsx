import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { isStage, type Stage } from '../applications/stage-details.ts';
import type { ApplicationValues } from '../form/application-values.ts';

const StageDialog = lazyPart(() => import('../applications/stage-dialog.tsx'), 'StageDialog');

interface StageQuestionProps {
  values: ApplicationValues;
  onFill: (values: Partial<ApplicationValues>) => void;
}

/** Asks for what an interview or an offer brings, once the form has that status; the answer goes into the form. */
export function StageQuestion({ values, onFill }: StageQuestionProps) {
  const { status } = values;
  const before = useRef(status);
  const [stage, setStage] = useState<Stage>();
  const close = (): void => setStage(undefined);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    setStage(isStage(status) ? status : undefined);
  }, [status]);
  if (!stage) return null;
  return (
    <PartBoundary asked={stage} onMissing={close}>
      <StageDialog
        stage={stage}
        job={t`${values.position} at ${values.company}`}
        known={values}
        onSave={(details) => {
          onFill(details);
          close();
        }}
        onSkip={close}
      />
    </PartBoundary>
  );
}

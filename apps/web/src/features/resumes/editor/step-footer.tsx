import type { ReactNode } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { nextStep, previousStep } from '../form/steps.ts';
import { useEditor, useSession } from './editor-context.tsx';
import './step-nav.css';

/** The ways on at the end of a step; on a phone Next is in the bar. */
export function StepFooter({ children }: { children: ReactNode }) {
  const session = useEditor();
  const step = useSession((state) => state.step);
  const previous = previousStep(step);
  const next = nextStep(step);
  return (
    <div className="steps-footer">
      <button
        type="button"
        className="button"
        disabled={!previous}
        onClick={() => previous && session.goTo(previous)}
      >{t`Previous`}</button>
      {children}
      {next && (
        <button
          type="button"
          className="button editor-wide"
          data-kind="primary"
          onClick={() => session.goTo(next)}
        >{t`Next`}</button>
      )}
    </div>
  );
}

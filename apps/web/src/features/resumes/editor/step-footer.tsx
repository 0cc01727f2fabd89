import { nextStep, previousStep } from '../form/steps.ts';
import { useEditor, useSession } from './editor-context.tsx';
import './step-nav.css';

export function StepFooter() {
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
      >
        Previous
      </button>
      {next && (
        <button type="button" className="button" data-kind="primary" onClick={() => session.goTo(next)}>
          Next
        </button>
      )}
    </div>
  );
}

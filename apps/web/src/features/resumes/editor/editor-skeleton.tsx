import '../../../shared/ui/folding-panel.css';
import { t } from '../../../shared/language/texts.ts';
import { SteadyLine } from '../../../shared/ui/steady-line.tsx';
import { STEPS } from '../form/steps.ts';
import './editor-header.css';
import { LONGEST_STATE } from './editor-header.tsx';
import './editor-screen.css';
import './editor-skeleton.css';
import { INTRODUCTION } from './introductions.ts';
import './step-nav.css';

const [FIRST] = STEPS;

/** Shown in place of the editor until the app has loaded, at its first step. */
export function EditorSkeleton() {
  return (
    <div className="editor-screen">
      <div className="editor-head">
        <button type="button" className="button editor-back" data-kind="quiet">
          <span className="pointing">←</span>{' '}
          <span className="editor-wide-words">{t`Back to Dashboard`}</span>
        </button>
        <div className="editor-title">
          <h1>
            <span data-of="resume-new">{t`Create Resume`}</span>
            <span data-of="resume-edit">{t`Edit Resume`}</span>
          </h1>
          <button type="button" className="editor-link">
            <span data-of="resume-new">{t`Import`}</span>
            <span data-of="resume-edit">{t`Versions`}</span>
          </button>
          <SteadyLine className="editor-place" longest={LONGEST_STATE}>
            {null}
          </SteadyLine>
        </div>
        <div className="editor-actions">
          <span className="editor-history">
            <button type="button" className="button" data-kind="quiet" aria-disabled="true">
              ↶
            </button>
            <button type="button" className="button" data-kind="quiet" aria-disabled="true">
              ↷
            </button>
          </span>
          <button type="button" className="button editor-wide" data-kind="quiet">{t`Save Progress`}</button>
          <button type="button" className="button editor-wide" data-kind="quiet">{t`Save Resume`}</button>
          <button type="button" className="button editor-wide">{t`Preview CV`}</button>
          <button type="button" className="button editor-wide" data-kind="primary">{t`Download`}</button>
        </div>
      </div>
      <div className="editor-columns" data-alone>
        <div className="steps-nav">
          <ol className="steps-list">
            {STEPS.map(({ id, label }, index) => (
              <li key={id}>
                <button type="button" className="steps-step" aria-current={index === 0 ? 'step' : undefined}>
                  <span className="steps-number">{index + 1}</span>
                  {label}
                </button>
              </li>
            ))}
          </ol>
        </div>
        <div className="editor-form">
          <div className="editor-step-head">
            <h2>{FIRST.label}</h2>
            <p>{INTRODUCTION[FIRST.id]}</p>
          </div>
          <details className="folding-panel">
            <summary>{t`Design options`}</summary>
          </details>
          <h3>{t`Templates`}</h3>
          <div className="editor-skeleton-cards">
            <span className="shape" />
            <span className="shape" />
          </div>
        </div>
      </div>
    </div>
  );
}

import '@career/templates/sheet.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { OnDemand } from '../../../shared/data-saver/on-demand.tsx';
import type { SaveOutcome } from '../../../shared/document-session/document-kind.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { firstInvalidStep } from '../form/resume-errors.ts';
import { STEPS, type StepId } from '../form/steps.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { useEditor, useSession } from './editor-context.tsx';
import { type DialogName, EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import './editor-screen.css';
import { INTRODUCTION } from './introductions.ts';
import { RestoredBar } from './restored-bar.tsx';
import { StepFooter } from './step-footer.tsx';
import { StepNav } from './step-nav.tsx';
import { BasicStep } from './steps/basic.step.tsx';
import { DetailsStep, EducationStep, ExperienceStep, SkillsStep } from './steps/sections.step.tsx';
import { TemplateStep } from './steps/template.step.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useEditorKeys } from './use-editor-keys.ts';

const BODY_OF_STEP: Record<StepId, ComponentType> = {
  template: TemplateStep,
  basic: BasicStep,
  experience: ExperienceStep,
  education: EducationStep,
  skills: SkillsStep,
  details: DetailsStep,
};

/** The editor around one open resume: steps, form, live preview. */
export function EditorScreen() {
  const session = useEditor();
  const step = useSession((state) => state.step);
  const wide = useMedia('(min-width: 80rem)');
  const [view, setView] = useState<'form' | 'preview'>('form');
  const [dialog, setDialog] = useState<DialogName>();
  const conflict = useSession((state) => state.serverVersion !== undefined);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEditorKeys();
  useAskedField();

  useEffect(() => {
    if (conflict) setDialog('conflict');
  }, [conflict]);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.closest('[data-scroll-here]')?.scrollIntoView({ block: 'start' });
  }, [step]);

  const Body = BODY_OF_STEP[step];
  const label = STEPS.find(({ id }) => id === step)?.label;
  /** Saves, and where a field stands in the way leads to it. */
  const saveAndLead = async (save: () => Promise<SaveOutcome>): Promise<void> => {
    const outcome = await save();
    const invalid = firstInvalidStep(session.state.getState().fieldErrors);
    const hasFieldErrors =
      outcome.status === 'refused' || (outcome.status === 'saved' && outcome.invalidFields);
    if (!hasFieldErrors || !invalid) return;
    session.state.setState({ step: invalid });
    setView('form');
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('#resume-form [aria-invalid="true"]')?.focus();
    });
  };

  return (
    <main id="main" className="editor-screen" data-view={wide ? 'both' : view}>
      <EditorHeader
        onLeave={() => setDialog('leave')}
        onPreview={() => setDialog('preview')}
        onConflict={() => setDialog('conflict')}
        onVersions={() => setDialog('versions')}
        onImport={() => setDialog('import')}
        onSaveProgress={() => void saveAndLead(() => session.saveProgress())}
        onSaveResume={() => void saveAndLead(session.saveResume)}
      />
      <RestoredBar />
      <div className="editor-columns">
        <StepNav onChosen={() => setView('form')} />
        <form
          id="resume-form"
          className="editor-form"
          noValidate
          data-scroll-here
          hidden={!wide && view === 'preview'}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="editor-step-head">
            <h2 ref={headingRef} tabIndex={-1}>
              {label}
            </h2>
            <p>{INTRODUCTION[step]}</p>
          </div>
          <Body />
          <StepFooter />
        </form>
        {(wide || view === 'preview') && (
          <aside className="editor-preview" aria-label="Live preview">
            {wide ? (
              <OnDemand action="Show preview" of="your resume">
                <LivePreview />
              </OnDemand>
            ) : (
              <LivePreview />
            )}
          </aside>
        )}
      </div>
      {!wide && (
        <div className="editor-view-bar">
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => setView(view === 'form' ? 'preview' : 'form')}
          >
            {view === 'form' ? 'Show preview' : 'Show form'}
          </button>
        </div>
      )}
      <EditorDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </main>
  );
}

import '@career/templates/sheet.css';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { OnDemand } from '../../../shared/data-saver/on-demand.tsx';
import type { SaveOutcome } from '../../../shared/document-session/document-kind.ts';
import { afterFirstView } from '../../../shared/first-view/after-first-view.ts';
import { useAfterFirstView } from '../../../shared/first-view/use-after-first-view.ts';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { firstInvalidStep } from '../form/resume-errors.ts';
import { STEPS } from '../form/steps.ts';
import { EditorBar } from './editor-bar.tsx';
import { useEditor, useSession } from './editor-context.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import './editor-screen.css';
import { ForTranslation } from '../translation/for-translation.tsx';
import { INTRODUCTION } from './introductions.ts';
import { loadLaterSteps } from './later-step.ts';
import { leadToStep } from './lead-to-field.ts';
import { RestoredBar } from './restored-bar.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SavedBar } from './saved-bar.tsx';
import { StepBody } from './step-body.tsx';
import { StepFooter } from './step-footer.tsx';
import { StepNav } from './step-nav.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorPlaces } from './use-editor-places.ts';
import { useFieldInView } from './use-field-in-view.ts';

const CompletenessMeter = lazyPart(
  () => import('../completeness/completeness-meter.tsx'),
  'CompletenessMeter',
);
const LivePreview = lazyPart(() => import('../preview/live-preview.tsx'), 'LivePreview');
/** The cards that are in view are drawn in it, on a slow phone and a slow line. */
const SHEETS_FIRST_MS = 1_000;

/** The editor around one open resume: steps, form, live preview. */
export function EditorScreen() {
  const session = useEditor();
  // The tapped step is marked at once; its fields are drawn in slices after that.
  const step = useDeferredValue(useSession((state) => state.step));
  const wide = useMedia('(min-width: 80rem)');
  const [isTuning, setTuning] = useState(false);
  // The gallery shows the resume in each template and needs the room, until somebody tunes one.
  const isBeside = wide && (step !== 'template' || isTuning);
  const [isJustSaved, setJustSaved] = useState(false);
  const conflict = useSession((state) => state.serverVersion !== undefined);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const shownStep = useRef(step);
  // Below the fields, where nobody looks first.
  const hasMeter = useAfterFirstView();
  const { dialog, open, close } = useEditorPlaces();
  useEditorKeys();
  useAskedField();
  useFieldInView(formRef);

  // They are there before anybody is done with the first, whose sheets come before them.
  useEffect(() => afterFirstView(loadLaterSteps, { notBefore: SHEETS_FIRST_MS }), []);

  useEffect(() => {
    if (conflict) open('conflict');
  }, [conflict, open]);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.closest('[data-scroll-here]')?.scrollIntoView({ block: 'start' });
  }, [step]);

  const label = STEPS.find(({ id }) => id === step)?.label;
  /** Saves, and where a field stands in the way leads to it. */
  const saveAndLead = async (save: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
    await loadLaterSteps();
    const outcome = await save();
    const invalid = firstInvalidStep(session.state.getState().fieldErrors);
    const hasFieldErrors =
      outcome.status === 'refused' || (outcome.status === 'saved' && outcome.invalidFields);
    if (!hasFieldErrors || !invalid) return outcome;
    leadToStep({
      step: invalid,
      open: () => session.openStep(invalid),
      focus: () => document.querySelector<HTMLElement>('#resume-form [aria-invalid="true"]')?.focus(),
    });
    return outcome;
  };
  const saveResume = async (): Promise<void> => {
    const { status } = await saveAndLead(session.saveResume);
    setJustSaved(status === 'saved' || status === 'unchanged');
  };
  const openPreview = (): void => open('preview');
  const saving = {
    onSaveProgress: () => void saveAndLead(() => session.saveProgress()),
    onSaveResume: () => void saveResume(),
  };

  return (
    <main id="main" className="editor-screen">
      <EditorHeader
        onLeave={() => open('leave')}
        onConflict={() => open('conflict')}
        onVersions={() => open('versions')}
        onImport={() => open('import')}
      >
        <SaveButtons {...saving} className="editor-wide" />
        <button type="button" className="button editor-wide" onClick={openPreview}>{t`Preview CV`}</button>
        <DownloadButton kind="primary" className="editor-wide" />
      </EditorHeader>
      <RestoredBar />
      <ForTranslation onCompare={() => open('original')} />
      {isJustSaved && <SavedBar onClose={() => setJustSaved(false)} />}
      <div className="editor-columns" data-alone={!isBeside || undefined}>
        <StepNav />
        <form
          ref={formRef}
          id="resume-form"
          className="editor-form"
          noValidate
          data-scroll-here
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="editor-step-head">
            <h2 ref={headingRef} tabIndex={-1}>
              {label}
            </h2>
            <p>{INTRODUCTION[step]}</p>
          </div>
          <StepBody step={step} onTuning={setTuning} />
          {hasMeter && (
            <PartBoundary asked={step} onMissing={() => undefined}>
              <CompletenessMeter />
            </PartBoundary>
          )}
          <StepFooter>
            <SaveButtons {...saving} className="editor-narrow" />
          </StepFooter>
        </form>
        {isBeside && (
          <aside className="editor-preview" aria-label={t`Live preview`}>
            <OnDemand action={t`Show preview`} of="your resume">
              <PartBoundary asked={step} onMissing={() => undefined}>
                <LivePreview />
              </PartBoundary>
            </OnDemand>
          </aside>
        )}
      </div>
      <EditorBar onPreview={openPreview} />
      <EditorDialogs dialog={dialog} onClose={close} />
    </main>
  );
}

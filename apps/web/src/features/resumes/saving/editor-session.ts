import { createStore } from 'zustand/vanilla';
import type {
  DocumentGateway,
  SaveKind,
  SaveOutcome,
} from '../../../shared/document-session/document-kind.ts';
import {
  createDocumentSession,
  openedState,
  type SessionState,
} from '../../../shared/document-session/document-session.ts';
import type { OpenedDocument } from '../../../shared/document-session/open-document.ts';
import { randomId } from '../../../shared/document-session/random-id.ts';
import { describeErrors, type FormErrors, firstInvalidStep, toFormErrors } from '../form/resume-errors.ts';
import { toBody } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import { STEPS, type StepId } from '../form/steps.ts';
import { createDocumentStore } from '../store/document.store.ts';
import { type CheckResume, resumeDocument, type SentResume, type StoredResume } from './resume-document.ts';
import { resumeDrafts } from './resume-drafts.ts';

const CHECK_AFTER_MS = 250;

export type OpenedResume = OpenedDocument<ResumeForm, StoredResume>;
export type ResumeGateway = DocumentGateway<StoredResume, SentResume>;

/** Everything about one open editor except the document itself. */
export interface EditorState extends SessionState<ResumeForm, StoredResume> {
  step: StepId;
  /** Save Resume was tried: required fields that are empty are shown from then on. */
  attempted: boolean;
  fieldErrors: FormErrors;
}

export interface EditorSessionOptions {
  userId: string;
  opened: OpenedResume;
  gateway: ResumeGateway;
  check: CheckResume;
  onCreated: (id: string) => void;
  onOutcome: (saveKind: SaveKind, outcome: SaveOutcome) => void;
}

/** The session of one resume, with what only the editor has: a history, steps, and messages at the fields. */
export function createEditorSession({ check, onOutcome, ...options }: EditorSessionOptions) {
  const { opened } = options;
  const kind = resumeDocument(check);
  const documents = createDocumentStore(opened.form);
  const current = (): ResumeForm => documents.getState().document;
  const state = createStore<EditorState>()(() => ({
    ...openedState(opened, kind),
    step: STEPS.find(({ id }) => id === opened.draft?.step)?.id ?? 'template',
    attempted: false,
    fieldErrors: {},
  }));

  const session = createDocumentSession(
    {
      ...options,
      kind,
      drafts: resumeDrafts,
      document: {
        get: current,
        replace: (form) => documents.getState().replace(form),
        subscribe: (listener) =>
          documents.subscribe(({ document }, before) => {
            if (document !== before.document) listener();
          }),
      },
      step: () => state.getState().step,
      onOutcome: (saveKind, outcome) => {
        const fieldErrors = fieldErrorsIn(current(), outcome);
        if (fieldErrors) state.setState({ fieldErrors: { ...state.getState().fieldErrors, ...fieldErrors } });
        onOutcome(saveKind, outcome);
      },
    },
    state,
  );

  const recheck = (): FormErrors => {
    const form = current();
    const fieldErrors = toFormErrors(form, check(toBody(form), !state.getState().attempted));
    state.setState({ fieldErrors });
    return fieldErrors;
  };
  let checking: ReturnType<typeof setTimeout> | undefined;
  const stopChecking = documents.subscribe(({ document }, before) => {
    if (document === before.document) return;
    clearTimeout(checking);
    checking = setTimeout(recheck, CHECK_AFTER_MS);
  });

  return {
    ...session,
    /** Names this session among the entries of the browser's history. */
    key: randomId(),
    state,
    documents,
    recheck,
    /** Shows a step. Nothing is saved: the person did not ask for it, or has just saved. */
    openStep: (step: StepId): void => state.setState({ step }),
    goTo: (step: StepId): void => {
      if (step === state.getState().step) return;
      state.setState({ step });
      void session.save('background');
    },
    /** Save Progress, and every save that nobody pressed a button for. */
    saveProgress: (saveKind: Exclude<SaveKind, 'full'> = 'progress') => session.save(saveKind),
    /** Save Resume: every rule holds, or the first invalid step opens and the field error is described. */
    saveResume: async (): Promise<SaveOutcome> => {
      state.setState({ attempted: true });
      const fieldErrors = recheck();
      const step = firstInvalidStep(fieldErrors);
      if (!step) return session.save('full');
      state.setState({ step });
      const outcome: SaveOutcome = { status: 'refused', message: describeErrors(fieldErrors) };
      onOutcome('full', outcome);
      return outcome;
    },
    close: (): Promise<void> => {
      stopChecking();
      clearTimeout(checking);
      return session.close();
    },
  };
}

/** The messages that an outcome has for fields of the form. */
function fieldErrorsIn(form: ResumeForm, outcome: SaveOutcome): FormErrors | undefined {
  if (outcome.status === 'saved') return outcome.invalidFields;
  return outcome.status === 'refused' ? toFormErrors(form, outcome.fieldErrors ?? []) : undefined;
}

export type EditorSession = ReturnType<typeof createEditorSession>;

import { createStore } from 'zustand/vanilla';
import type { FormFaults } from '../form/resume-faults.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import type { StepId } from '../form/steps.ts';
import type { StoredResume } from './resume-gateway.ts';

export type SavePhase = 'idle' | 'saving' | 'unreachable' | 'conflict' | 'refused';

/** Everything about one open editor except the document itself. */
export interface SessionState {
  resumeId: string | undefined;
  version: number | undefined;
  /** The document as the server last took or gave it. */
  saved: ResumeForm;
  phase: SavePhase;
  /** The device has no connection, as far as it knows. */
  offline: boolean;
  /** The device keeps the edits that the server does not have. */
  kept: boolean;
  /** The newer version that stands on the server. */
  theirs: StoredResume | undefined;
  /** Edits of an earlier visit were brought back. */
  restored: boolean;
  step: StepId;
  /** Save Resume was tried: required fields that are empty are shown from then on. */
  attempted: boolean;
  faults: FormFaults;
  /** Fields that the last save left out because they break a rule; 0 once something was edited since. */
  heldBack: number;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(initial: Partial<SessionState> & Pick<SessionState, 'saved'>) {
  return createStore<SessionState>()(() => ({
    resumeId: undefined,
    version: undefined,
    phase: 'idle',
    offline: false,
    kept: true,
    theirs: undefined,
    restored: false,
    step: 'template',
    attempted: false,
    faults: {},
    heldBack: 0,
    ...initial,
  }));
}

export const CHANGED_ELSEWHERE = 'Changed elsewhere';

/** The words that tell the person where their edits are; empty while there is nothing to tell. */
export function savedStateText(state: SessionState, dirty: boolean): string {
  if (state.phase === 'conflict') return CHANGED_ELSEWHERE;
  if (dirty && (state.offline || state.phase === 'unreachable')) {
    return state.kept ? 'Offline, kept on this device' : 'Offline, not kept';
  }
  if (state.phase === 'saving') return 'Saving';
  if (dirty && state.heldBack > 0) {
    return state.heldBack === 1 ? 'All but 1 field saved' : `All but ${state.heldBack} fields saved`;
  }
  if (dirty) return state.kept ? 'Edits kept on this device' : 'Not saved';
  return state.resumeId ? 'Saved' : '';
}

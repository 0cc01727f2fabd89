import type { LoadAnswer, StoredResume } from './resume-gateway.ts';
import type { SessionStore } from './session.store.ts';

interface OpenDocument {
  state: SessionStore;
  isDirty: () => boolean;
  adopt: (resume: StoredResume) => void;
}

/** Brings a resume that was opened from the device up to what the server says, once it says something. */
export function catchUp({ state, isDirty, adopt }: OpenDocument, answer: LoadAnswer | undefined): void {
  if (answer?.status !== 'found' || state.getState().phase !== 'unreachable') return;
  const isNewer = answer.resume.version !== state.getState().version;
  if (isNewer && !isDirty()) adopt(answer.resume);
  else if (isNewer) state.setState({ theirs: answer.resume, phase: 'conflict' });
  else state.setState({ phase: 'idle' });
}

import type { BodyFault, FormFaults } from '../form/resume-faults.ts';
import { describeFaults, firstFaultyStep, toFormFaults } from '../form/resume-faults.ts';
import { fingerprint, type ResumeBody, saysTheSame, toBody, toForm } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import type { StepId } from '../form/steps.ts';
import { withoutFaults } from '../form/without-faults.ts';
import { createDocumentStore } from '../store/document.store.ts';
import { catchUp } from './catch-up.ts';
import { dropDraft } from './draft-store.ts';
import { createDraftWriter } from './draft-writer.ts';
import type { OpenedResume } from './open-resume.ts';
import type { LoadAnswer, ResumeGateway, SaveAnswer, StoredResume } from './resume-gateway.ts';
import { createSaveQueue, type SaveKind, type SaveOutcome } from './save-queue.ts';
import { createSessionStore } from './session.store.ts';

const CHECK_AFTER_MS = 250;

export interface EditorSessionOptions {
  userId: string;
  opened: OpenedResume;
  gateway: ResumeGateway;
  /** The contract's rules; a draft may leave required fields empty. */
  check: (body: ResumeBody, isDraft: boolean) => readonly BodyFault[];
  /** The first save made the resume; the address may follow. */
  onCreated: (id: string) => void;
  onOutcome: (kind: SaveKind, outcome: SaveOutcome) => void;
}

/** One open resume: its document, where its edits are, and the only way to save them. */
export function createEditorSession(options: EditorSessionOptions) {
  const { userId, opened, gateway, check, onCreated, onOutcome } = options;
  const documents = createDocumentStore(opened.form);
  const state = createSessionStore({
    resumeId: opened.resumeId,
    version: opened.version,
    saved: opened.saved,
    step: opened.step,
    restored: opened.restored,
    theirs: opened.theirs,
    phase: opened.theirs ? 'conflict' : opened.unreachable ? 'unreachable' : 'idle',
  });
  const current = (): ResumeForm => documents.getState().document;
  const isDirty = (): boolean => current() !== state.getState().saved;
  const draftId = (): string => state.getState().resumeId ?? opened.creationKey;

  const drafts = createDraftWriter({
    id: draftId,
    read: () => {
      const { resumeId, version, step } = state.getState();
      if (!isDirty()) return undefined;
      const { creationKey } = opened;
      return {
        id: draftId(),
        userId,
        resumeId,
        version,
        creationKey,
        form: current(),
        step,
        editedAt: Date.now(),
      };
    },
    onWritten: (kept) => state.setState({ kept }),
  });

  const faultsOf = (isDraft: boolean): FormFaults => {
    const form = current();
    return toFormFaults(form, check(toBody(form), isDraft));
  };
  const recheck = (): FormFaults => {
    const faults = faultsOf(!state.getState().attempted);
    state.setState({ faults });
    return faults;
  };

  /** What the last request carried: a version conflict with our own words is no conflict. */
  let lastSent = '';

  const accept = async (form: ResumeForm, resume: StoredResume): Promise<SaveOutcome> => {
    const created = !state.getState().resumeId;
    state.setState({
      resumeId: resume.id,
      version: resume.version,
      saved: form,
      phase: 'idle',
      restored: false,
    });
    if (created) {
      await dropDraft(opened.creationKey).catch(() => undefined);
      onCreated(resume.id);
    }
    await drafts.flush();
    return { status: 'saved', created };
  };

  const meet = async (): Promise<StoredResume | undefined> => {
    const { resumeId } = state.getState();
    const answer = resumeId ? await gateway.load(resumeId) : undefined;
    return answer?.status === 'found' ? answer.resume : undefined;
  };

  const post = (form: ResumeForm, kind: SaveKind): Promise<SaveAnswer> => {
    const { resumeId: id, version } = state.getState();
    const body = toBody(form);
    const isDraft = kind !== 'full' && check(body, false).length > 0;
    lastSent = fingerprint(body);
    const idempotencyKey = id ? `${opened.creationKey}-${version}-${hashOf(lastSent)}` : opened.creationKey;
    return gateway.save({ id, version, idempotencyKey, isDraft, keepVersion: kind === 'full', body });
  };

  /** Saves the open document. One field that breaks a rule does not keep the others from being saved. */
  const attempt = async (kind: SaveKind): Promise<SaveOutcome> => {
    if (kind === 'background' && !isDirty()) return { status: 'unchanged' };
    const form = current();
    const broken = kind === 'full' ? [] : check(toBody(form), true);
    if (broken.length === 0) return send(form, kind);
    const faults = toFormFaults(form, broken);
    state.setState({ faults: { ...state.getState().faults, ...faults } });
    const { saved, resumeId } = state.getState();
    const rest = withoutFaults(form, saved, broken);
    const isSaved = saysTheSame(rest, saved) && (resumeId !== undefined || kind === 'background');
    const sendable = check(toBody(rest), true).length === 0 ? rest : form;
    const outcome: SaveOutcome = isSaved ? { status: 'saved', created: false } : await send(sendable, kind);
    if (outcome.status !== 'saved') return outcome;
    if (current() === form) state.setState({ heldBack: Object.keys(faults).length });
    return { ...outcome, heldBack: describeFaults(faults) };
  };

  const send = async (form: ResumeForm, kind: SaveKind): Promise<SaveOutcome> => {
    const before = lastSent;
    const answer = await post(form, kind);
    switch (answer.status) {
      case 'saved': {
        // A repeated first save is answered with what its first arrival stored: later words still have to follow.
        const replayed = !state.getState().resumeId && storedWords(answer.resume) !== lastSent;
        const outcome = await accept(replayed ? toForm(answer.resume) : form, answer.resume);
        if (!replayed) return outcome;
        const followed = await attempt(kind);
        return followed.status === 'saved' ? outcome : followed;
      }
      case 'stale': {
        const theirs = await meet();
        if (!theirs) return { status: 'unreachable' };
        const onServer = storedWords(theirs);
        if (onServer === lastSent) return accept(form, theirs);
        if (onServer === before) {
          state.setState({ version: theirs.version });
          return send(form, kind);
        }
        state.setState({ theirs });
        return { status: 'conflict' };
      }
      case 'refused':
        state.setState({ faults: { ...state.getState().faults, ...toFormFaults(form, answer.faults) } });
        return answer;
      default:
        return answer;
    }
  };

  const phaseAfter = {
    saved: 'idle',
    unchanged: 'idle',
    unreachable: 'unreachable',
    conflict: 'conflict',
    refused: 'refused',
    'signed-out': 'refused',
  } as const;

  const queue = createSaveQueue({
    send: async (kind) => {
      if (state.getState().phase === 'conflict') return { status: 'conflict' };
      state.setState({ phase: 'saving' });
      const outcome = await attempt(kind).catch(
        (error: unknown): SaveOutcome => ({
          status: 'refused',
          message: error instanceof Error ? error.message : '',
        }),
      );
      state.setState({ phase: phaseAfter[outcome.status] });
      return outcome;
    },
    onOutcome,
  });

  let checking: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = documents.subscribe(({ document }, previous) => {
    if (document === previous.document) return;
    if (state.getState().heldBack > 0) state.setState({ heldBack: 0 });
    drafts.schedule();
    clearTimeout(checking);
    checking = setTimeout(recheck, CHECK_AFTER_MS);
  });

  /** Goes on with a resume as the server has it; undo brings the own words back. */
  const adopt = (resume: StoredResume): void => {
    const document = toForm(resume);
    documents.getState().replace(document);
    state.setState({ version: resume.version, saved: document, phase: 'idle', restored: false });
    void drafts.flush();
  };

  const follow = (answer: LoadAnswer): void => catchUp({ state, isDirty, adopt }, answer);
  void opened.late?.then(follow);

  const goTo = (step: StepId): void => {
    if (step === state.getState().step) return;
    state.setState({ step });
    void queue.request('background');
  };

  return {
    documents,
    state,
    isDirty,
    goTo,
    /** Save Progress, and every save that nobody pressed a button for. */
    saveProgress: (kind: Exclude<SaveKind, 'full'> = 'progress') => queue.request(kind),
    /** Save Resume: every rule holds, or the first faulty step opens and the fault is described. */
    saveResume: async (): Promise<SaveOutcome> => {
      state.setState({ attempted: true });
      const faults = recheck();
      const step = firstFaultyStep(faults);
      if (step) {
        state.setState({ step });
        const outcome: SaveOutcome = { status: 'refused', message: describeFaults(faults) };
        onOutcome('full', outcome);
        return outcome;
      }
      return queue.request('full');
    },
    recheck,
    setOffline: (offline: boolean) => {
      const { offline: wasOffline, phase, resumeId } = state.getState();
      state.setState({ offline });
      if (offline || (!wasOffline && phase !== 'unreachable')) return;
      if (isDirty()) void queue.request('background');
      else if (resumeId && phase === 'unreachable') void gateway.load(resumeId).then(follow);
    },
    /** Settles a conflict with the document to go on with, and saves it over the newer version. */
    settle: (document: ResumeForm): Promise<SaveOutcome> => {
      const { theirs } = state.getState();
      if (!theirs) return Promise.resolve({ status: 'unchanged' });
      documents.getState().replace(document);
      state.setState({ version: theirs.version, saved: toForm(theirs), theirs: undefined, phase: 'idle' });
      return queue.request('progress');
    },
    /** Settles a conflict by going on with what stands on the server; undo brings the own words back. */
    takeTheirs: () => {
      const { theirs } = state.getState();
      if (!theirs) return;
      state.setState({ theirs: undefined });
      adopt(theirs);
    },
    adopt,
    /** Drops the edits since the last save, on the device too. */
    discard: async () => {
      documents.getState().replace(state.getState().saved);
      await drafts.flush();
    },
    flushDraft: drafts.flush,
    close: () => {
      stopWatching();
      clearTimeout(checking);
      queue.close();
      return drafts.flush();
    },
  };
}

const storedWords = (resume: StoredResume): string => fingerprint(toBody(toForm(resume)));

export type EditorSession = ReturnType<typeof createEditorSession>;

/** A short name for a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

import { randomId } from '../form/random-id.ts';
import { saysTheSame, toForm } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import { STEPS, type StepId } from '../form/steps.ts';
import { findDraft, listUnsavedDrafts, type ResumeDraft } from './draft-store.ts';
import type { LoadAnswer, ResumeGateway, StoredResume } from './resume-gateway.ts';

/** What an editor starts from. */
export interface OpenedResume {
  form: ResumeForm;
  saved: ResumeForm;
  resumeId?: string;
  version?: number;
  creationKey: string;
  step: StepId;
  restored: boolean;
  /** Set when the kept edits start from an older version than the one on the server. */
  theirs?: StoredResume;
  /** The server could not be asked; what is on the device is all there is. */
  unreachable?: boolean;
  /** The server's answer, where it took longer than a person should wait for what the device has. */
  late?: Promise<LoadAnswer>;
}

export type OpenAnswer =
  | { status: 'opened'; opened: OpenedResume }
  | { status: 'missing' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'refused'; message: string };

const stepFrom = (draft: ResumeDraft | undefined): StepId =>
  STEPS.find(({ id }) => id === draft?.step)?.id ?? 'template';

/** A new resume that begins as the blank one, or the newest one on this device that was never saved and that no other tab has open. */
export async function openNew(
  userId: string,
  blank: ResumeForm,
  claim: (creationKey: string) => Promise<boolean>,
): Promise<OpenedResume> {
  const drafts = await listUnsavedDrafts(userId).catch(() => []);
  for (const draft of drafts) {
    if (!(await claim(draft.creationKey))) continue;
    return {
      form: draft.form,
      saved: blank,
      creationKey: draft.creationKey,
      step: stepFrom(draft),
      restored: true,
    };
  }
  const creationKey = randomId();
  await claim(creationKey);
  return { form: blank, saved: blank, creationKey, step: 'template', restored: false };
}

/** How long the server is waited for when the device has the resume. */
const PATIENCE_MS = 4_000;
const UNREACHABLE: LoadAnswer = { status: 'unreachable' };

/** A stored resume with the edits that this device kept of it; without the server, what the device has of it. */
export async function openStored(
  userId: string,
  id: string,
  gateway: ResumeGateway,
  patienceMs = PATIENCE_MS,
): Promise<OpenAnswer> {
  const loading = gateway.load(id);
  const [draft, copy] = await Promise.all([findDraft(userId, id).catch(() => undefined), gateway.kept(id)]);
  const isHere = draft !== undefined || copy !== undefined;
  const answer = await (isHere ? Promise.race([loading, patience(patienceMs)]) : loading);
  const known = { resumeId: id, creationKey: draft?.creationKey ?? randomId(), step: stepFrom(draft) };

  if (answer.status === 'unreachable' && isHere) {
    const late = answer === UNREACHABLE ? loading : undefined;
    const here = { ...known, restored: false, unreachable: true, late };
    const saved = toForm(copy && (!draft || draft.version === copy.version) ? copy : {});
    const opened = draft
      ? { ...here, form: draft.form, saved, version: draft.version }
      : { ...here, form: saved, saved, version: copy?.version };
    return { status: 'opened', opened };
  }
  if (answer.status !== 'found') return answer;

  const { resume } = answer;
  const saved = toForm(resume);
  const fresh = { ...known, saved, version: resume.version };
  if (!draft || saysTheSame(draft.form, saved)) {
    return { status: 'opened', opened: { ...fresh, form: saved, restored: false } };
  }
  const opened = { ...fresh, form: draft.form, restored: true };
  return {
    status: 'opened',
    opened: draft.version === resume.version ? opened : { ...opened, theirs: resume },
  };
}

const patience = (ms: number): Promise<LoadAnswer> =>
  new Promise((resolve) => setTimeout(resolve, ms, UNREACHABLE));

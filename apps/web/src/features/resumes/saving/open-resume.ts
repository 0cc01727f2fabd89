import { randomId } from '../form/random-id.ts';
import { saysTheSame, toForm } from '../form/resume-form.mapper.ts';
import { emptyResumeForm, type ResumeForm } from '../form/resume-form.ts';
import { STEPS, type StepId } from '../form/steps.ts';
import { findDraft, listUnsavedDrafts, type ResumeDraft } from './draft-store.ts';
import type { ResumeGateway, StoredResume } from './resume-gateway.ts';

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
  /** The server could not be asked; the edits on the device are all there is. */
  unreachable?: boolean;
}

export type OpenAnswer =
  | { status: 'opened'; opened: OpenedResume }
  | { status: 'missing' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'refused'; message: string };

const stepFrom = (draft: ResumeDraft | undefined): StepId =>
  STEPS.find(({ id }) => id === draft?.step)?.id ?? 'template';

/** A new resume, or the newest one on this device that was never saved and that no other tab has open. */
export async function openNew(
  userId: string,
  claim: (creationKey: string) => Promise<boolean>,
): Promise<OpenedResume> {
  const drafts = await listUnsavedDrafts(userId).catch(() => []);
  for (const draft of drafts) {
    if (!(await claim(draft.creationKey))) continue;
    return {
      form: draft.form,
      saved: emptyResumeForm(),
      creationKey: draft.creationKey,
      step: stepFrom(draft),
      restored: true,
    };
  }
  const creationKey = randomId();
  await claim(creationKey);
  const form = emptyResumeForm();
  return { form, saved: form, creationKey, step: 'template', restored: false };
}

/** A stored resume with the edits that this device kept of it. */
export async function openStored(userId: string, id: string, gateway: ResumeGateway): Promise<OpenAnswer> {
  const [answer, draft] = await Promise.all([gateway.load(id), findDraft(userId, id).catch(() => undefined)]);
  const known = { resumeId: id, creationKey: draft?.creationKey ?? randomId(), step: stepFrom(draft) };

  if (answer.status === 'unreachable' && draft) {
    const { form, version } = draft;
    const opened = { ...known, form, saved: toForm({}), version, restored: false, unreachable: true };
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

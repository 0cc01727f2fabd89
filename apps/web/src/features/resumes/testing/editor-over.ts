import type { ResumeForm } from '../form/resume-form.ts';
import { createEditorSession, type EditorSession } from '../saving/editor-session.ts';

/** An editor with a resume that was never saved, on a device without a connection. */
export const editorOver = (form: ResumeForm): EditorSession =>
  createEditorSession({
    userId: 'ada',
    opened: { key: 'new', form, saved: form, restored: false, release: () => undefined },
    gateway: {
      load: async () => ({ status: 'unreachable' }),
      save: async () => ({ status: 'unreachable' }),
    },
    check: () => [],
    onCreated: () => undefined,
    onOutcome: () => undefined,
  });

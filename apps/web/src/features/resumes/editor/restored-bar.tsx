import { t } from '../../../shared/language/texts.ts';
import { useEditor, useSession } from './editor-context.tsx';
import './editor-header.css';

/** Tells that edits of an earlier visit were brought back, and offers to drop them. */
export function RestoredBar() {
  const session = useEditor();
  const restored = useSession((state) => state.restored && state.phase !== 'conflict');
  const isNew = useSession((state) => state.documentId === undefined);
  if (!restored) return null;
  const close = (): void => session.state.setState({ restored: false });
  return (
    <div className="editor-restored" role="status">
      <p>{t`We brought back the edits this device kept for you.`}</p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        onClick={() => {
          close();
          void session.discard();
        }}
      >
        {isNew ? t`Start with an empty resume` : t`Go back to the saved resume`}
      </button>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label={t`Close this message`}
        onClick={close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

import { t } from '../../../shared/language/texts.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { nextStep } from '../form/steps.ts';
import './editor-bar.css';
import { useEditor, useSession } from './editor-context.tsx';

/** What a phone needs at hand on every step, at the bottom of the window. */
export function EditorBar({ onPreview }: { onPreview: () => void }) {
  const session = useEditor();
  const next = nextStep(useSession((state) => state.step));
  return (
    <div className="editor-bar own-bar editor-narrow">
      <button type="button" className="button" onClick={onPreview}>{t`Preview CV`}</button>
      <DownloadButton {...(next ? {} : { kind: 'primary' })} />
      {next && (
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => session.goTo(next)}
        >{t`Next`}</button>
      )}
    </div>
  );
}

import { t } from '../../../shared/language/texts.ts';
import { DownloadButton } from '../download/download-button.tsx';
import './editor-header.css';

/** After Save Resume: what most people want next. */
export function SavedBar({ onClose }: { onClose: () => void }) {
  return (
    <section className="editor-restored" aria-label={t`Your resume is saved`}>
      <p>{t`Your resume is saved.`}</p>
      <DownloadButton kind="primary" />
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label={t`Close this message`}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

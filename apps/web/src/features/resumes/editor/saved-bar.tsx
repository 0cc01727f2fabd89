import { DownloadButton } from '../download/download-button.tsx';
import './editor-header.css';

/** After Save Resume: what most people want next. */
export function SavedBar({ onClose }: { onClose: () => void }) {
  return (
    <section className="editor-restored" aria-label="Your resume is saved">
      <p>Your resume is saved.</p>
      <DownloadButton kind="primary" />
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-label="Close this message"
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

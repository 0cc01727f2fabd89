import { t } from '../../../shared/language/texts.ts';
import '../editor/editor-header.css';
import { useOriginal } from './original-calls.ts';

/** Says that the original of a copy in another language has changed; nothing when it has not or cannot be read. */
export function OriginalBar({ id, onCompare }: { id: string; onCompare: () => void }) {
  const { data } = useOriginal(id);
  if (data?.state !== 'changed') return null;
  return (
    <div className="editor-restored" role="status">
      <p>{t`The original has changed since you copied it.`}</p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-haspopup="dialog"
        onClick={onCompare}
      >{t`See what changed`}</button>
    </div>
  );
}

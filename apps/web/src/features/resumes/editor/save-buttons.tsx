import { t } from '../../../shared/language/texts.ts';

interface SaveButtonsProps {
  className: string;
  onSaveProgress: () => void;
  onSaveResume: () => void;
}

/** Edits are saved as the person goes; these save at once, and check what a complete resume needs. */
export function SaveButtons({ className, onSaveProgress, onSaveResume }: SaveButtonsProps) {
  return (
    <>
      <button
        type="button"
        className={`button ${className}`}
        data-kind="quiet"
        onClick={onSaveProgress}
      >{t`Save Progress`}</button>
      <button
        type="button"
        className={`button ${className}`}
        data-kind="quiet"
        onClick={onSaveResume}
      >{t`Save Resume`}</button>
    </>
  );
}

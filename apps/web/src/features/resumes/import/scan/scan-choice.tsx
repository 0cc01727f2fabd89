import { FileInput } from '../../../../shared/forms/native/file-input.tsx';
import { LabelledControl } from '../../../../shared/forms/native/labelled-control.tsx';
import { t } from '../../../../shared/language/texts.ts';
import styles from './scan.module.css';

const PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';

interface ScanChoiceProps {
  disabled: boolean;
  onChoose: (pictures: File[]) => void;
}

/** Pictures of pages, from the files or from the camera. */
export function ScanChoice({ disabled, onChoose }: ScanChoiceProps) {
  const take = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    // So that the same picture can be chosen again.
    input.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div className={styles.choice}>
      <LabelledControl label={t`Choose pictures of the pages`}>
        {(id) => (
          <FileInput
            id={id}
            accept={PICTURES}
            multiple
            disabled={disabled}
            onChange={(event) => take(event.target)}
          />
        )}
      </LabelledControl>
      <LabelledControl label={t`Take a photo of a page`} className={styles.camera}>
        {(id) => (
          <FileInput
            id={id}
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={(event) => take(event.target)}
          />
        )}
      </LabelledControl>
    </div>
  );
}

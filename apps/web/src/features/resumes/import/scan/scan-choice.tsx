import { useId } from 'react';
import { FileInput } from '../../../../shared/ui/file-input.tsx';
import styles from './scan.module.css';

const PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';

interface ScanChoiceProps {
  disabled: boolean;
  onChoose: (pictures: File[]) => void;
}

/** Pictures of pages, from the files or from the camera. */
export function ScanChoice({ disabled, onChoose }: ScanChoiceProps) {
  const id = useId();
  const take = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    // So that the same picture can be chosen again.
    input.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div className={styles.choice}>
      <div>
        <label htmlFor={`${id}-pictures`}>Choose pictures of the pages</label>
        <FileInput
          id={`${id}-pictures`}
          accept={PICTURES}
          multiple
          disabled={disabled}
          onChange={(event) => take(event.target)}
        />
      </div>
      <div className={styles.camera}>
        <label htmlFor={`${id}-camera`}>Take a photo of a page</label>
        <FileInput
          id={`${id}-camera`}
          accept="image/*"
          capture="environment"
          disabled={disabled}
          onChange={(event) => take(event.target)}
        />
      </div>
    </div>
  );
}

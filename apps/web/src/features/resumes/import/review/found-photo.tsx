import { useState } from 'react';
import { NativeOption } from '../../../../shared/forms/native/native-option.tsx';
import { t } from '../../../../shared/language/texts.ts';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../../shared/parts/part-boundary.tsx';
import { ROUND_FRAME } from '../../../../shared/pictures/photo-frame.ts';
import styles from './review.module.css';

const CropDialog = lazyPart(() => import('../../../../shared/pictures/crop-dialog.tsx'), 'CropDialog');

interface FoundPhotoProps {
  source: string;
  file: File | undefined;
  isTaken: boolean;
  take: (isTaken: boolean) => void;
  setCropped: (address: string) => void;
}

/** The portrait that the file holds: to be taken or not, whole or a part of it. */
export function FoundPhoto({ source, file, isTaken, take, setCropped }: FoundPhotoProps) {
  const [isCropping, setCropping] = useState(false);
  const close = (): void => setCropping(false);
  return (
    <section className={styles.section} aria-label={t`Photo`}>
      <NativeOption
        type="checkbox"
        className={styles.sectionName}
        label={t`Photo`}
        checked={isTaken}
        onChange={take}
      />
      <div className={styles.photo}>
        <img src={source} alt={t`In this file`} />
        <div>
          <p
            className={styles.hint}
          >{t`Kept in your account as a small square. Place and camera notes in it are removed.`}</p>
          <button
            type="button"
            className="button"
            disabled={!isTaken}
            onClick={() => setCropping(true)}
          >{t`Choose the part to keep`}</button>
        </div>
      </div>
      <PartBoundary asked={isCropping ? file : undefined} onMissing={close}>
        {isCropping && file && (
          <CropDialog
            file={file}
            frame={ROUND_FRAME}
            isForProfile={false}
            onDone={(address) => {
              close();
              setCropped(address);
            }}
            onClose={close}
          />
        )}
      </PartBoundary>
    </section>
  );
}

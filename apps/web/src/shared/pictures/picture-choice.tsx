import { isOwnPicture } from '@career/contracts/vocabulary/picture-address';
import { useState } from 'react';
import { FileButton } from '../forms/native/file-button.tsx';
import { t } from '../language/texts.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { useMedia } from '../ui/use-media.ts';
import { type PhotoFrame, ROUND_FRAME } from './photo-frame.ts';
import './picture-choice.css';

/** The kinds of photos of phones by their endings too: not every browser knows them by their types. */
const PHOTOS = 'image/*,.heic,.heif';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'), 'CropDialog');

interface PictureChoiceProps {
  /** What there is, a kept picture or an address of the web. */
  address: string;
  /** The form it is shown in; asked for when a photo has been chosen. */
  frameOf?: () => PhotoFrame;
  isForProfile?: boolean;
  disabled?: boolean;
  /** Called with the address of the new photo, or with nothing when it was removed. */
  onChange: (address: string) => void;
}

/** Buttons to choose a photo from the files or the camera, to replace and to remove it. */
export function PictureChoice({
  address,
  frameOf,
  isForProfile = false,
  disabled,
  onChange,
}: PictureChoiceProps) {
  const [chosen, setChosen] = useState<{ file: File; frame: PhotoFrame }>();
  const hasPhoto = isOwnPicture(address) || /^https?:\/\/./i.test(address);
  const hasCamera = useMedia('(pointer: coarse)');
  const choose = (file: File): void => setChosen({ file, frame: frameOf?.() ?? ROUND_FRAME });
  const close = (): void => setChosen(undefined);
  return (
    <div className="picture-choice">
      <FileButton accept={PHOTOS} disabled={disabled} onChoose={choose}>
        {hasPhoto ? t`Replace photo` : t`Choose photo`}
      </FileButton>
      {hasCamera && (
        <FileButton
          accept={PHOTOS}
          disabled={disabled}
          capture="user"
          onChoose={choose}
        >{t`Take photo`}</FileButton>
      )}
      {hasPhoto && (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={disabled}
          onClick={() => onChange('')}
        >{t`Remove photo`}</button>
      )}
      <PartBoundary asked={chosen} onMissing={close}>
        {chosen && (
          <CropDialog
            {...chosen}
            isForProfile={isForProfile}
            onDone={(kept) => {
              close();
              onChange(kept);
            }}
            onClose={close}
          />
        )}
      </PartBoundary>
    </div>
  );
}

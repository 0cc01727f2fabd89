import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { t } from '../language/texts.ts';
import { useCurrentUser } from '../session/session.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { type Crop, firstCrop } from './crop.ts';
import { CropStage } from './crop-stage.tsx';
import { cutPicture } from './cut-picture.ts';
import { keepPhoto } from './keep-photo.ts';
import { type DecodedPhoto, decodePhoto, PhotoRefused } from './photo-file.ts';
import type { PhotoFrame } from './photo-frame.ts';
import '../ui/confirm-dialog.css';
import './crop-dialog.css';

interface CropDialogProps {
  file: File;
  frame: PhotoFrame;
  isForProfile: boolean;
  /** Called with the address of the kept photo. */
  onDone: (address: string) => void;
  onClose: () => void;
}

/** Shows a chosen photo, lets the person choose the part to keep, and keeps it. */
export function CropDialog({ file, frame, isForProfile, onDone, onClose }: CropDialogProps) {
  const { id: userId } = useCurrentUser();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { photo, fault, setFault } = useDecodedPhoto(file);
  const [crop, setCrop] = useState<Crop>();
  const [isBusy, setIsBusy] = useState(false);
  const chosen = photo && (crop ?? firstCrop(photo));
  useReturnFocus();

  useEffect(() => dialog.current?.showModal(), []);

  const keep = async (): Promise<void> => {
    if (!photo || !chosen) return;
    setIsBusy(true);
    setFault(undefined);
    try {
      onDone(await keepPhoto({ userId, bytes: await cutPicture(photo, chosen), isForProfile }));
    } catch (error) {
      setFault(errorText(error));
      setIsBusy(false);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="confirm crop"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{t`Your photo`}</h2>
      {photo && chosen && <CropStage photo={photo} frame={frame} crop={chosen} onChange={setCrop} />}
      {!photo && !fault && <p role="status">{t`Opening the photo…`}</p>}
      {fault && (
        <p className="crop-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="confirm-buttons">
        <button type="button" className="button" onClick={onClose}>{t`Cancel`}</button>
        {photo && (
          <button
            type="button"
            className="button"
            data-kind="primary"
            aria-busy={isBusy}
            disabled={isBusy}
            onClick={() => void keep()}
          >{t`Use photo`}</button>
        )}
      </div>
    </dialog>
  );
}

function useDecodedPhoto(file: File) {
  const [photo, setPhoto] = useState<DecodedPhoto>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    decodePhoto(file).then(
      (decoded) => {
        close = decoded.close;
        if (isGone) decoded.close();
        else setPhoto(decoded);
      },
      (error: unknown) => {
        if (!(error instanceof PhotoRefused)) console.error(error);
        setFault(error instanceof PhotoRefused ? error.message : t`This file cannot be opened as a photo.`);
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [file]);
  return { photo, fault, setFault };
}

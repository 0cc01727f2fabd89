import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { LabelledControl } from '../forms/native/labelled-control.tsx';
import { NativeRange } from '../forms/native/native-range.tsx';
import { t } from '../language/texts.ts';
import { type Crop, cropSide, mostZoom, withinPhoto } from './crop.ts';
import type { DecodedPhoto } from './photo-file.ts';
import { frameInSquare, type PhotoFrame } from './photo-frame.ts';
import { usePinch } from './use-pinch.ts';

/** Share of the kept part that one press of an arrow key moves. */
const STEP = 0.04;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

interface CropStageProps {
  photo: DecodedPhoto;
  frame: PhotoFrame;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The photo behind the form it will be shown in: dragged, pinched, or moved by keys and a slider. */
export function CropStage({ photo, frame, crop, onChange }: CropStageProps) {
  const stage = useRef<HTMLCanvasElement>(null);
  const most = mostZoom(photo, LIMITS.pictureSideMin);
  const place = (next: Crop): void => onChange(withinPhoto(photo, next, LIMITS.pictureSideMin));
  /** By shares of what is shown. */
  const move = (x: number, y: number, zoom = 1): void => {
    const side = cropSide(photo, crop);
    place({ x: crop.x - x * side, y: crop.y - y * side, zoom: crop.zoom * zoom });
  };
  const pinch = usePinch(stage, move);
  useEffect(() => drawCrop(stage.current, photo, crop), [photo, crop]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    const zoom = ZOOM_KEYS[event.key] ?? 1;
    if (x === 0 && y === 0 && zoom === 1) return;
    event.preventDefault();
    move(x * STEP, y * STEP, zoom);
  };
  return (
    <>
      <div className="crop-stage">
        <section
          className="crop-hold"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
          tabIndex={0}
          aria-label={t`Part of the photo. Move it with the arrow keys.`}
          onKeyDown={onKeyDown}
        >
          <canvas ref={stage} width={SHARP} height={SHARP} {...pinch} />
        </section>
        <div className="crop-frame" style={frameStyle(frame)} />
      </div>
      <p className="crop-help">{t`Drag the photo so that your face is in the frame.`}</p>
      <LabelledControl label={t`Size`}>
        {(id) => (
          <NativeRange
            id={id}
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={most === 1}
            onChange={(event) => place({ ...crop, zoom: event.target.valueAsNumber })}
          />
        )}
      </LabelledControl>
    </>
  );
}

/** Dots of the stage: sharp on screens with two to a pixel. */
const SHARP = 640;

function drawCrop(canvas: HTMLCanvasElement | null, photo: DecodedPhoto, crop: Crop): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const side = cropSide(photo, crop);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SHARP, SHARP);
  context.drawImage(photo.image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SHARP, SHARP);
}

function frameStyle(frame: PhotoFrame): CSSProperties {
  const { width, height, corner } = frameInSquare(frame);
  return {
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    borderRadius: `${(corner / width) * 100}% / ${(corner / height) * 100}%`,
  };
}

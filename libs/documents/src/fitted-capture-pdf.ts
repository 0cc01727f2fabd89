import { type CaptureOptions, type CaptureQuality, capture } from './capture-pdf.ts';
import { CAPTURE } from './capture-sizes.ts';

/** Picture settings from the capture's own down to the least that still reads well on a screen. */
const STEPS: readonly CaptureQuality[] = [
  { scale: CAPTURE.scale, jpegQuality: CAPTURE.jpegQuality },
  { scale: CAPTURE.scale, jpegQuality: 0.25 },
  { scale: 1.5, jpegQuality: 0.3 },
  { scale: 1.25, jpegQuality: 0.25 },
  { scale: 1, jpegQuality: 0.25 },
  { scale: 1, jpegQuality: 0.12 },
];

/** The capture of a sheet that was asked to fit a size. */
export interface FittedCapture {
  file: Blob;
  /** False when even the smallest picture is larger: the file is then the smallest there is. */
  fits: boolean;
}

/**
 * Captures the sheet in the best quality whose file is at most `bytes` long.
 * @param onTurn told before each attempt, from 1.
 */
export async function createFittedCapturePdf(
  sheet: HTMLElement | null,
  options: CaptureOptions,
  bytes: number,
  onTurn?: (turn: number, turns: number) => void,
): Promise<FittedCapture> {
  let smallest: Blob | undefined;
  for (const [index, step] of STEPS.entries()) {
    onTurn?.(index + 1, STEPS.length);
    const file = await capture(sheet, options, step);
    if (file.size <= bytes) return { file, fits: true };
    if (!smallest || file.size < smallest.size) smallest = file;
  }
  return { file: smallest ?? new Blob(), fits: false };
}

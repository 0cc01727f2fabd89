/** The portrait of a sheet as its own picture. */
export interface SheetPortrait {
  jpeg: Uint8Array;
  /** On the sheet, in its pixels. */
  width: number;
  height: number;
}

/** Dots for each pixel of the sheet. */
const DOTS = 2;
const QUALITY = 0.85;

/**
 * The portrait that a sheet shows, cut as it is shown there. Undefined where there is none, it has not loaded, or the
 * browser may not read it (another site's photo): a document is made without it.
 */
export async function sheetPortrait(sheet: HTMLElement | null): Promise<SheetPortrait | undefined> {
  const image = sheet?.querySelector<HTMLImageElement>('img.sheet-photo');
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = image ?? {};
  if (!image?.complete || image.naturalWidth === 0 || width === 0 || height === 0) return undefined;
  try {
    const file = await drawn(image, width * DOTS, height * DOTS);
    return { jpeg: new Uint8Array(await file.arrayBuffer()), width, height };
  } catch {
    return undefined;
  }
}

/** Fills the area as `object-fit: cover` does. */
function drawn(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not get canvas context');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  const ratio = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [across, down] = [image.naturalWidth * ratio, image.naturalHeight * ratio];
  context.drawImage(image, (width - across) / 2, (height - down) / 2, across, down);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

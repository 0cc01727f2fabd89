import type { PageSpan } from './page-breaks.ts';
import type { SheetCopy } from './sheet-copy.ts';

export interface PictureOptions {
  pixelsPerSheetPixel: number;
  jpegQuality: number;
  imageTimeout: number;
}

/** One page's part of a sheet. */
export interface PagePicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** Phones refuse canvases above 16.7 million pixels (4096 x 4096), so a long sheet is painted in parts. */
const LARGEST_CANVAS = 16_000_000;

/** The pages of the sheet as JPEG pictures. */
export async function paintPages(
  copy: SheetCopy,
  pages: readonly PageSpan[],
  options: PictureOptions,
): Promise<PagePicture[]> {
  const { default: html2canvas } = await import('html2canvas');
  const { sheet, host } = copy;
  const scale = options.pixelsPerSheetPixel;
  const pictures: PagePicture[] = [];
  for (const part of parts(pages, sheet.offsetWidth * scale * scale)) {
    const top = part[0]?.top ?? 0;
    const bottom = part.at(-1)?.bottom ?? sheet.offsetHeight;
    const canvas = await html2canvas(sheet, {
      scale,
      x: 0,
      y: top,
      width: sheet.offsetWidth,
      height: bottom - top,
      backgroundColor: '#ffffff',
      imageTimeout: options.imageTimeout,
      useCORS: true,
      logging: false,
      skipValidation: true,
      // Only the styles and the copy are needed: the rest of the page would be cloned and laid out for nothing.
      ignoreElements: (element: Element) => element.parentElement?.tagName === 'BODY' && element !== host,
    });
    for (const page of part) {
      pictures.push(await cutPage(canvas, page, top, scale, options.jpegQuality));
    }
  }
  return pictures;
}

function parts(pages: readonly PageSpan[], areaPerSheetPixel: number): PageSpan[][] {
  const result: PageSpan[][] = [];
  for (const page of pages) {
    const part = result.at(-1);
    const first = part?.[0];
    if (part && first && (page.bottom - first.top) * areaPerSheetPixel <= LARGEST_CANVAS) part.push(page);
    else result.push([page]);
  }
  return result;
}

async function cutPage(
  whole: HTMLCanvasElement,
  page: PageSpan,
  top: number,
  scale: number,
  quality: number,
): Promise<PagePicture> {
  const canvas = whole.ownerDocument.createElement('canvas');
  canvas.width = whole.width;
  canvas.height = Math.max(1, Math.round((page.bottom - page.top) * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not get canvas context');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(whole, 0, -Math.round((page.top - top) * scale));
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!file) throw new Error('Could not get canvas context');
  return { jpeg: new Uint8Array(await file.arrayBuffer()), width: canvas.width, height: canvas.height };
}

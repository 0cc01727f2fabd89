import type { PageSpan } from './page-breaks.ts';
import { PageCanvases } from './page-canvases.ts';
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

/** What is painted at a time: phones give a page little more memory for canvases than four pages need. */
const MOST_PIXELS = 16_000_000;

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
    using canvases = new PageCanvases(sheet.ownerDocument, part, { width: sheet.offsetWidth, scale });
    await html2canvas(sheet, {
      canvas: canvases.asOne,
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
      onclone: (clone: Document) => isStyled(clone, options.imageTimeout),
      // Only the styles and the copy are needed: the rest of the page would be cloned and laid out for nothing.
      ignoreElements: (element: Element) => element.parentElement?.tagName === 'BODY' && element !== host,
    });
    pictures.push(...(await Promise.all(canvases.each.map((canvas) => jpegOf(canvas, options.jpegQuality)))));
  }
  return pictures;
}

/**
 * Waits until a copy of the page has its stylesheets and fonts. The library waits for fonts alone, and on a busy device paints
 * a sheet without any style where a stylesheet comes late.
 */
async function isStyled(clone: Document, timeout: number): Promise<void> {
  const late = [...clone.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].filter(
    (link) => !link.sheet && !link.disabled,
  );
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeout);
  await Promise.race([over, Promise.all(late.map(settled))]);
  clearTimeout(timer);
  // Fonts are asked for once their text is laid out.
  void clone.body.offsetHeight;
  await clone.fonts.ready;
}

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const kind of ['load', 'error']) link.addEventListener(kind, () => resolve(), { once: true });
  });

function parts(pages: readonly PageSpan[], areaPerSheetPixel: number): PageSpan[][] {
  const result: PageSpan[][] = [];
  for (const page of pages) {
    const part = result.at(-1);
    const first = part?.[0];
    if (part && first && (page.bottom - first.top) * areaPerSheetPixel <= MOST_PIXELS) part.push(page);
    else result.push([page]);
  }
  return result;
}

async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<PagePicture> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!file) throw new Error('Could not get canvas context');
  return { jpeg: new Uint8Array(await file.arrayBuffer()), width: canvas.width, height: canvas.height };
}

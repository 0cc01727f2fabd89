import { ImportRefused } from '@career/documents/import/import-refused';
import type { PdfSource } from '@career/documents/import/read-resume';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PageSize } from './reading-messages.ts';

/** A PDF that is open in the reader's worker. */
export interface OpenPdf extends PdfSource {
  /** How far its pages were asked for. */
  readonly pagesRead: number;
  sizes(pages: number): Promise<PageSize[]>;
  draw(page: number, width: number): Promise<ImageBitmap>;
}

/** What PDF.js wants of a document, in a place that has none. */
const noDocument = {
  fonts: (globalThis as unknown as { fonts?: FontFaceSet }).fonts,
  createElement: () => new OffscreenCanvas(1, 1),
};

/** Filters of a page's elements need a document; without them the page is drawn a little plainer. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** Opens a PDF in the worker that this runs in. */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  load: <Part>(part: () => Promise<Part>) => Promise<Part>,
): Promise<OpenPdf> {
  const { getDocument } = await load(async () => {
    // The half that PDF.js would put into a worker: this is one already.
    const machine = (await import(/* @vite-ignore */ workerUrl)) as object;
    Object.assign(globalThis, { pdfjsWorker: machine });
    return await import('pdfjs-dist');
  });
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    // The reader tells faces apart by the names of their fonts.
    fontExtraProperties: true,
    ownerDocument: noDocument as unknown as HTMLDocument,
    FilterFactory: NoFilters,
    isImageDecoderSupported: false,
  });
  try {
    return opened(await task.promise);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportRefused(isLocked ? 'password' : 'corrupt');
  }
}

function opened(pdf: PDFDocumentProxy): OpenPdf {
  let pagesRead = 0;
  return {
    get pagesRead() {
      return pagesRead;
    },
    numPages: pdf.numPages,
    getPage: async (number) => {
      pagesRead = Math.max(pagesRead, number);
      return await pdf.getPage(number);
    },
    getMetadata: async () => await pdf.getMetadata(),
    getAttachments: async () => await pdf.getAttachments(),
    getAttachmentContent: async (name) => await pdf.getAttachmentContent(name),
    sizes: async (pages) => {
      const sizes: PageSize[] = [];
      for (let number = 1; number <= pages; number += 1) {
        const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
        sizes.push({ width, height });
      }
      return sizes;
    },
    draw: async (index, pixels) => {
      const page = await pdf.getPage(index + 1);
      const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width });
      const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
      // 'print' is drawn at once; 'display' waits for the frames of a window.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, intent: 'print' })
        .promise;
      page.cleanup();
      return canvas.transferToImageBitmap();
    },
  };
}

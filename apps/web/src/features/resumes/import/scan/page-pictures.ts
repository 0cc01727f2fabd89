import { ImportRefused } from '@career/documents/import/import-refused';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Pixels of the longer side that a picture is taken with: a little more than pages are read with. */
const PICTURE_SIDE = 2600;
/** Dots per inch that the pages of a PDF are drawn with. */
const PDF_DOTS = 225;
/** Pages that are read; a resume has fewer. */
const MOST_PAGES = 10;

/** A page to read: its picture is made when its turn comes, so that only one is in the memory. */
interface PagePicture {
  draw: () => Promise<ImageData>;
}

export interface PagePictures {
  pages: readonly PagePicture[];
  close: () => void;
}

/** The pages of the chosen files in their order. */
export async function pagePictures(files: readonly File[]): Promise<PagePictures> {
  const opened: PagePictures[] = [];
  try {
    for (const file of files) opened.push(await ((await isPdf(file)) ? pagesOfPdf(file) : picture(file)));
  } catch (error) {
    for (const each of opened) each.close();
    throw error;
  }
  return {
    pages: opened.flatMap(({ pages }) => pages).slice(0, MOST_PAGES),
    close: () => {
      for (const each of opened) each.close();
    },
  };
}

async function startOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return new TextDecoder('latin1').decode(bytes);
}

const isPdf = async (file: File): Promise<boolean> => (await startOf(file)).includes('%PDF');

/** Upright as the camera meant it; a picture that cannot be opened is refused before anything is loaded for it. */
async function opened(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const isHeic =
      /ftyp(?:heic|heix|hevc|mif1|msf1)/.test(await startOf(file)) || /\.hei[cf]$/i.test(file.name);
    throw new ImportRefused(isHeic ? 'heic' : 'bad-picture');
  }
}

async function picture(file: File): Promise<PagePictures> {
  (await opened(file)).close();
  const draw = async (): Promise<ImageData> => {
    const bitmap = await opened(file);
    const scale = Math.min(1, PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
    const { canvas, context } = paper(bitmap.width * scale, bitmap.height * scale);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return taken(canvas, context);
  };
  return { pages: [{ draw }], close: () => undefined };
}

async function pagesOfPdf(file: File): Promise<PagePictures> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: 0,
    // Its worker may not run compiled code; the same in JavaScript does for a few pictures.
    wasmUrl: __PICTURE_FILES__,
    useWasm: false,
  });
  try {
    const pdf = await task.promise;
    const pages = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => ({
      draw: async (): Promise<ImageData> => {
        const page = await pdf.getPage(index + 1);
        const whole = page.getViewport({ scale: 1 });
        const most = PICTURE_SIDE / Math.max(whole.width, whole.height);
        const viewport = page.getViewport({ scale: Math.min(PDF_DOTS / 72, most) });
        const { canvas, context } = paper(viewport.width, viewport.height);
        await page.render({ canvas, viewport }).promise;
        page.cleanup();
        return taken(canvas, context);
      },
    }));
    return { pages, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    throw new ImportRefused(
      error instanceof Error && error.name === 'PasswordException' ? 'password' : 'corrupt',
    );
  }
}

/** A white canvas. */
function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImportRefused('bad-picture');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function taken(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): ImageData {
  const data = context.getImageData(0, 0, canvas.width, canvas.height);
  // Some browsers hold on to the pixels of a canvas until it has none.
  canvas.width = 0;
  canvas.height = 0;
  return data;
}

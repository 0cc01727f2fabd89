import { ImportRefused } from '@career/documents/import/import-refused';
import type { OpenPdf } from './open-pdf.ts';
import type { ReadingOrder, ReadingReport } from './reading-messages.ts';

/** Further pages are left out when those before took this long, so that there is an answer within five seconds. */
const PAGES_MS = 2_500;

/** Stays open after it was read, so that its pages can be drawn; ending the worker closes it. */
let pdf: OpenPdf | undefined;

const report = (message: ReadingReport, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

/** Thrown where code could not be loaded. */
class Missing extends Error {}

async function load<Part>(part: () => Promise<Part>): Promise<Part> {
  report({ type: 'loading' });
  try {
    return await part();
  } catch (error) {
    throw new Missing(String(error));
  } finally {
    report({ type: 'reading', words: 'Reading…' });
  }
}

async function bytesOf(source: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await source.arrayBuffer());
  } catch {
    throw new ImportRefused('gone');
  }
}

async function read(source: Blob | string): Promise<void> {
  const reader = await load(() => import('@career/documents/import/read-resume'));
  if (typeof source === 'string') {
    report({ type: 'read', read: reader.readText(source), pages: [], pagesInFile: 0 });
    return;
  }
  let since = Infinity;
  const read = await reader.readFile(await bytesOf(source), {
    say: (words) => report({ type: 'reading', words }),
    load,
    isLate: () => performance.now() - since > PAGES_MS,
    openPdf: async (bytes) => {
      pdf = await (await load(() => import('./open-pdf.ts'))).openPdf(bytes, load);
      since = performance.now();
      return pdf;
    },
  });
  const pagesInFile = pdf?.numPages ?? 0;
  const pages = (await pdf?.sizes(pdf.pagesRead)) ?? [];
  report({ type: 'read', read, pages, pagesInFile });
}

async function draw(id: number, page: number, width: number): Promise<void> {
  try {
    const picture = await pdf?.draw(page, width);
    if (picture) report({ type: 'drawn', id, picture }, [picture]);
    else report({ type: 'not-drawn', id });
  } catch (error) {
    console.warn('A page could not be drawn', error);
    report({ type: 'not-drawn', id });
  }
}

function refuse(error: unknown): void {
  if (error instanceof Missing) report({ type: 'missing' });
  else if (error instanceof ImportRefused)
    report({ type: 'refused', problem: error.problem, message: error.message });
  else report({ type: 'failed', error: String(error) });
}

self.addEventListener('message', ({ data: order }: MessageEvent<ReadingOrder>) => {
  if (order.type === 'read') void read(order.source).catch(refuse);
  else void draw(order.id, order.page, order.width);
});

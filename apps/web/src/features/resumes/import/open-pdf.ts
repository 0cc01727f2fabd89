import { ImportRefused } from '@career/documents/import/import-refused';
import type { PdfSource } from '@career/documents/import/read-resume';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Opens a PDF in a worker of its own, so that the page stays usable whatever the file holds. */
export async function openPdf(bytes: Uint8Array): Promise<PdfSource & { close: () => void }> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    const pdf = await task.promise;
    return {
      numPages: pdf.numPages,
      getPage: (number) => pdf.getPage(number),
      getMetadata: async () => await pdf.getMetadata(),
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw new ImportRefused(
      error instanceof Error && error.name === 'PasswordException' ? 'password' : 'corrupt',
    );
  }
}

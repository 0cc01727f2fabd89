import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFile } from '../../src/import/read-resume.ts';
import type { ReadResume } from '../../src/import/read-resume.types.ts';

/** Reads a file as the product does, with the fields that a PDF may carry beside its pages hidden. */
export async function readBuiltFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadResume> {
  const opened: { destroy(): Promise<void> }[] = [];
  try {
    return await readFile(bytes, {
      openPdf: async (data) => {
        const task = getDocument({ data, verbosity: 0, fontExtraProperties: true });
        opened.push(task);
        const pdf = await task.promise;
        return new Proxy(pdf, {
          get: (target, name) => {
            if (name === 'getMetadata') return async () => ({ metadata: null });
            const value = Reflect.get(target, name) as unknown;
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
      },
    });
  } finally {
    for (const task of opened) await task.destroy();
  }
}

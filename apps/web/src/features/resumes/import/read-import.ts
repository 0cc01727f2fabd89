import type { ReadResume } from '@career/documents/import/read-resume.types';

export type ImportAnswer =
  | { status: 'read'; read: ReadResume }
  /** The words are for the person. */
  | { status: 'refused'; message: string };

const NOT_HERE =
  'What reads this kind of file is not on this device yet. Connect to the internet once and try again.';

/** Reads a file or a pasted text on this device; nothing is sent anywhere. */
export async function readImport(
  source: File | string,
  say: (progress: string) => void,
): Promise<ImportAnswer> {
  let close: (() => void) | undefined;
  let reader: typeof import('@career/documents/import/read-resume') | undefined;
  try {
    say('Loading the reader…');
    reader = await import('@career/documents/import/read-resume');
    say('Reading…');
    if (typeof source === 'string') return { status: 'read', read: reader.readText(source) };
    // Not read at all: a file this large would only fill the memory.
    if (source.size > reader.IMPORT_BYTES_MAX) {
      const { ImportRefused } = await import('@career/documents/import/import-refused');
      throw new ImportRefused('too-large');
    }
    const read = await reader.readFile(new Uint8Array(await source.arrayBuffer()), {
      say,
      openPdf: async (bytes) => {
        const pdf = await (await import('./open-pdf.ts')).openPdf(bytes);
        close = pdf.close;
        return pdf;
      },
    });
    return { status: 'read', read };
  } catch (error) {
    if (error instanceof Error && error.name === 'ImportRefused') {
      return { status: 'refused', message: error.message };
    }
    console.error(error);
    const isMissing =
      reader === undefined || /dynamically imported|Importing a module|worker/i.test(String(error));
    return { status: 'refused', message: isMissing ? NOT_HERE : 'This file could not be read.' };
  } finally {
    close?.();
  }
}

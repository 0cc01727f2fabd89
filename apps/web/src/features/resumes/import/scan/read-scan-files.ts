import type { ReadResume } from '@career/documents/import/read-resume.types';
import { letterReader } from '@career/documents/import/scan/letter-reader';
import { readPage } from '@career/documents/import/scan/read-page';
import { readScan } from '@career/documents/import/scan/read-scan';
import type { ScanPage } from '@career/documents/import/scan/scan.types';
import { t } from '../../../../shared/language/texts.ts';
import { pagePictures } from './page-pictures.ts';
import { loadReaderFiles, readerFiles, type ScanLanguage } from './reader-files.ts';
import { startRecognition } from './recognition-worker.ts';
import { startStraightener } from './straighten.ts';

export interface ScanProgress {
  words: string;
  /** From 0 to 1. */
  share: number;
}

interface ScanOptions {
  languages: readonly ScanLanguage[];
  say: (progress: ScanProgress) => void;
  /** Ends it at once, whatever it does. */
  signal: AbortSignal;
}

/** Reads pictures or the pages of a PDF on this device. The reader is loaded where it is not here yet. */
export async function readScanFiles(files: readonly File[], options: ScanOptions): Promise<ReadResume> {
  const { languages, say, signal } = options;
  say({ words: t`Opening…`, share: 0 });
  const pictures = await pagePictures(files);
  const ends: (() => void)[] = [pictures.close];
  try {
    const needed = await readerFiles(languages);
    await loadReaderFiles(needed, (share) => say({ words: t`Loading the reader…`, share }), signal);
    let words = t`Starting the reader…`;
    say({ words, share: 0 });
    const worker = await startRecognition(needed, languages, (share) => say({ words, share }), signal);
    ends.push(() => void worker.terminate());
    const straightener = startStraightener();
    ends.push(straightener.close);
    const reader = letterReader(worker, (file) => new Blob([file]));
    const read: ScanPage[] = [];
    for (const [index, page] of pictures.pages.entries()) {
      words = t`Reading page ${index + 1} of ${pictures.pages.length}…`;
      say({ words, share: 0 });
      const straight = await untilAborted(straightener.straighten(await page.draw()), signal);
      read.push(await untilAborted(readPage(straight, reader), signal));
    }
    return readScan(read);
  } finally {
    for (const end of ends) end();
  }
}

/** What is ended with its worker never answers. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason as Error), { once: true });
  return Promise.race([answer, aborted.promise]);
}

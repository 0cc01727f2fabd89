import { type ImportProblem, ImportRefused } from '@career/documents/import/import-refused';
import type { ReadResume } from '@career/documents/import/read-resume.types';
import { t } from '../language/texts.ts';
import { FilePages } from './file-pages.ts';
import type { PageSource } from './page-source.ts';
import { ReadingClock } from './reading-clock.ts';
import type { ReadingOrder, ReadingReport } from './reading-messages.ts';

export type ImportAnswer =
  | {
      status: 'read';
      read: ReadResume;
      /** The pages of a PDF; to be closed when they are no longer shown. */
      pages?: PageSource;
      /** Pages of the file beyond those that were read. */
      pagesLeft: number;
    }
  /** The message is for the person; the reason is missing where the product is at fault. */
  | { status: 'refused'; message: string; reason?: ImportProblem };

export interface Reading {
  answer: Promise<ImportAnswer>;
  /** Ends the worker at once, whatever it does. */
  cancel: () => void;
}

/** Largest file that is read at all: a larger one would only fill the memory. */
const BYTES_MAX = 20_000_000;

const NOT_HERE = t`The reader for this kind of file is not on this device yet. Connect to the internet and try again.`;

/** What is said until the worker says something. */
export const LOADING = t`Loading the reader…`;

const makeWorker = (): Worker =>
  new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module', name: 'resume-reader' });

const refused = (reason: ImportProblem): ImportAnswer => ({
  status: 'refused',
  reason,
  message: new ImportRefused(reason).message,
});

/** Reads a file or a pasted text in a worker on this device; nothing is sent anywhere. */
export function startReading(
  source: File | string,
  say: (progress: string) => void,
  make: () => Worker = makeWorker,
): Reading {
  if (typeof source !== 'string' && source.size > BYTES_MAX)
    return { answer: Promise.resolve(refused('too-large')), cancel: () => undefined };
  const worker = make();
  let resolve: (answer: ImportAnswer) => void = () => undefined;
  const promise = new Promise<ImportAnswer>((settle) => {
    resolve = settle;
  });
  const end = (answer: ImportAnswer): void => {
    clock.pause();
    worker.terminate();
    resolve(answer);
  };
  const clock = new ReadingClock(() => end(refused('slow')));
  const heard = (report: ReadingReport): void => {
    if (report.type === 'loading') {
      clock.pause();
      say(LOADING);
    } else if (report.type === 'reading') {
      clock.go();
      say(report.words);
    } else if (report.type === 'read') {
      clock.pause();
      const pagesLeft = Math.max(0, report.pagesInFile - report.pages.length);
      if (report.pages.length === 0) end({ status: 'read', read: report.read, pagesLeft });
      else
        resolve({ status: 'read', read: report.read, pages: new FilePages(worker, report.pages), pagesLeft });
    } else if (report.type === 'refused')
      end({ status: 'refused', reason: report.problem, message: report.message });
    else if (report.type === 'missing') end({ status: 'refused', message: NOT_HERE });
    else if (report.type === 'failed') {
      console.error(report.error);
      end({ status: 'refused', message: t`This file could not be read.` });
    }
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReadingReport>) => heard(data));
  // The worker's own code could not be loaded.
  worker.addEventListener('error', () => end({ status: 'refused', message: NOT_HERE }));
  worker.postMessage({ type: 'read', source } satisfies ReadingOrder);
  return {
    answer: promise,
    cancel: () => {
      clock.pause();
      worker.terminate();
    },
  };
}

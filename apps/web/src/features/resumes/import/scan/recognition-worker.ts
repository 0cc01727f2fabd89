import { LETTER_SETTINGS } from '@career/documents/import/scan/letter-reader';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { ReaderFiles, ScanLanguage } from './reader-files.ts';

type RecognitionWorker = Awaited<ReturnType<typeof createWorker>>;

/** Starts text recognition in its own worker; the caller ends it. */
export async function startRecognition(
  { worker, core }: ReaderFiles,
  languages: readonly ScanLanguage[],
  say: (share: number) => void,
  signal: AbortSignal,
): Promise<RecognitionWorker> {
  // Some of its failures reach nothing but this handler.
  const failed = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => failed.reject(signal.reason as Error), { once: true });
  const starting = createWorker([...languages], OEM.LSTM_ONLY, {
    workerPath: worker.address,
    // From the product's own address the worker has the policy that its file is sent with.
    workerBlobURL: false,
    corePath: core.address,
    langPath: worker.address.slice(0, worker.address.lastIndexOf('/')),
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') say(progress);
    },
    errorHandler: (error: unknown) => failed.reject(new Error(String(error))),
  });
  try {
    const started = await Promise.race([starting, failed.promise]);
    await started.setParameters({ ...LETTER_SETTINGS, tessedit_pageseg_mode: PSM.SPARSE_TEXT });
    return started;
  } catch (error) {
    starting.then((late) => late.terminate()).catch(() => undefined);
    throw error;
  }
}

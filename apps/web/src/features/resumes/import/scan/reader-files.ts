import { relaxedSimd, simd } from 'wasm-feature-detect';

export type ScanLanguage = 'eng' | 'fra';

/** A file of the text recognition. Its size is that of the unpacked file, for the progress of the download. */
interface ReaderFile {
  address: string;
  bytes: number;
}

export interface ReaderFiles {
  worker: ReaderFile;
  core: ReaderFile;
  languages: readonly ReaderFile[];
}

const WORKER = { name: 'worker.min.js', bytes: 111_307 };
const CORES = {
  relaxed: { name: 'tesseract-core-relaxedsimd-lstm.wasm.js', bytes: 3_905_767 },
  simd: { name: 'tesseract-core-simd-lstm.wasm.js', bytes: 3_899_472 },
  plain: { name: 'tesseract-core-lstm.wasm.js', bytes: 3_896_484 },
} as const;
const LANGUAGES: Readonly<Record<ScanLanguage, { name: string; bytes: number }>> = {
  eng: { name: 'eng.traineddata.gz', bytes: 2_952_873 },
  fra: { name: 'fra.traineddata.gz', bytes: 707_406 },
};

const fileOf = ({ name, bytes }: { name: string; bytes: number }): ReaderFile => ({
  address: __LETTER_FILES__ + name,
  bytes,
});

/** Which files this device needs. */
export async function readerFiles(languages: readonly ScanLanguage[]): Promise<ReaderFiles> {
  const kind = (await relaxedSimd()) ? 'relaxed' : (await simd()) ? 'simd' : 'plain';
  return {
    worker: fileOf(WORKER),
    core: fileOf(CORES[kind]),
    languages: languages.map((language) => fileOf(LANGUAGES[language])),
  };
}

const listed = ({ worker, core, languages }: ReaderFiles): ReaderFile[] => [worker, core, ...languages];

/** Whether all of them are on the device. */
export async function areKept(files: ReaderFiles): Promise<boolean> {
  try {
    const kept = await Promise.all(listed(files).map(({ address }) => caches.match(address)));
    return kept.every((answer) => answer !== undefined);
  } catch {
    // Private windows may have no such store.
    return false;
  }
}

/** Loads the files, and has the service worker keep them for use without a connection. */
export async function loadReaderFiles(
  files: ReaderFiles,
  say: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const wanted = listed(files);
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  for (const { address } of wanted) {
    const answer = await fetch(address, { signal });
    if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
    const stream = answer.body.getReader();
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      loaded += part.value.length;
      say(Math.min(1, loaded / total));
    }
  }
  await keep(wanted.map(({ address }) => new URL(address, location.href).href));
}

/** A page that no worker served yet asks it to keep what was loaded; it comes from the browser's own store then. */
async function keep(addresses: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'KEEP_USED', addresses });
}

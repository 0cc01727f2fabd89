import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { ImportRefused } from './import-refused.ts';

const LIMITS = { files: 2_000, bytes: 24_000_000 } as const;
const CHUNK = 64 * 1024;

/**
 * Unpacks the wanted files of a ZIP. What comes out is counted as it comes out, whatever the ZIP says about its sizes,
 * so that a bomb is refused before it fills the memory.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  let files = 0;
  let refused: Error | undefined;
  const refuse = (error: Error): void => {
    refused ??= error;
  };
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > LIMITS.files) refuse(new ImportRefused('bomb'));
    if (refused || !isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, data) => {
      if (error) refuse(new ImportRefused('corrupt'));
      unpacked += data?.length ?? 0;
      if (unpacked > LIMITS.bytes) refuse(new ImportRefused('bomb'));
      if (refused) file.terminate?.();
      else if (data) chunks.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length && !refused; at += CHUNK) {
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
      // The page stays alive while a large file is read.
      if ((at / CHUNK) % 8 === 7) await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    throw refused ?? new ImportRefused('corrupt');
  }
  if (refused) throw refused;
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { ImportRefused } from './import-refused.ts';

/** A document of a word processor packs to a tenth or a fiftieth; only what was made to be a bomb goes beyond. */
const LIMITS = { files: 2_000, bytes: 24_000_000, ratio: 200, ratioFrom: 2_000_000 } as const;
/** Small, because all that a piece unpacks to is in the memory before it can be counted: up to 1,032 times its bytes. */
const PIECE = 8 * 1024;
/** Neither Word nor LibreOffice writes definitions, and a few of them that name each other fill any memory. */
const DEFINITION = /<!(?:DOCTYPE|ENTITY)/;

/**
 * Unpacks the wanted files of a ZIP. What comes out is counted as it comes out, whatever the ZIP says about its sizes,
 * so that a bomb is refused before it fills the memory. A ZIP inside is a file like others: it is not unpacked.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array[]>();
  let packed = 0;
  let unpacked = 0;
  let files = 0;
  let refused: Error | undefined;
  const refuse = (error: Error): void => {
    refused ??= error;
  };
  const count = (more: number): void => {
    unpacked += more;
    const isFar = unpacked > LIMITS.ratioFrom && unpacked > packed * LIMITS.ratio;
    if (unpacked > LIMITS.bytes || isFar) refuse(new ImportRefused('bomb'));
  };
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > LIMITS.files) refuse(new ImportRefused('bomb'));
    if (refused || !isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, data) => {
      if (error) refuse(new ImportRefused('corrupt'));
      count(data?.length ?? 0);
      if (refused) file.terminate?.();
      else if (data) chunks.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length && !refused; at += PIECE) {
      packed = Math.min(bytes.length, at + PIECE);
      unzip.push(bytes.subarray(at, packed), packed === bytes.length);
    }
  } catch {
    throw refused ?? new ImportRefused('corrupt');
  }
  if (refused) throw refused;
  return new Map([...parts].map(([name, chunks]) => [name, checked(name, joined(chunks))]));
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

function checked(name: string, content: Uint8Array): Uint8Array {
  const isXml = /\.(?:xml|rels)$/i.test(name);
  if (isXml && DEFINITION.test(new TextDecoder('latin1').decode(content.subarray(0, 2_048))))
    throw new ImportRefused('bomb');
  return content;
}

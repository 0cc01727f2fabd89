import { Inflate } from 'fflate';
import { ImportRefused } from './import-refused.ts';

/** A picture of 24 megapixels unpacks to 72 MB, the text of a page to less than one. */
const UNPACKED_MOST = 100_000_000;
/** What is shorter cannot reach that: a byte unpacks to 1,032 at most. */
const PACKED_LEAST = Math.floor(UNPACKED_MOST / 1_032);
const PIECE = 16 * 1024;
/** Where the description of a stream is looked for. */
const DICTIONARY_MOST = 1_024;

const START = [...'stream'].map((letter) => letter.charCodeAt(0));
const END = [...'endstream'].map((letter) => letter.charCodeAt(0));

/** Refuses a PDF with a stream that unpacks to more than the memory should hold, before anything opens it. */
export function refusePdfBomb(bytes: Uint8Array): void {
  for (let at = indexOf(bytes, START, 0); at >= 0; ) {
    const end = indexOf(bytes, END, at);
    const last = end < 0 ? bytes.length : end;
    checkStream(bytes, at, last);
    at = indexOf(bytes, START, last + END.length);
  }
}

function checkStream(bytes: Uint8Array, at: number, end: number): void {
  const before = String.fromCharCode(...bytes.subarray(Math.max(0, at - DICTIONARY_MOST), at));
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  // Packed twice, a few bytes would do; no program does so.
  if (filters > 1) throw new ImportRefused('bomb');
  if (filters === 0 || end - at < PACKED_LEAST) return;
  let start = at + START.length;
  while (bytes[start] === 13 || bytes[start] === 10) start += 1;
  if (unpackedSize(bytes.subarray(start + 2, end)) > UNPACKED_MOST) throw new ImportRefused('bomb');
}

/** Bytes that a packed stream holds, without its two bytes of head; counted no further than needed. */
function unpackedSize(packed: Uint8Array): number {
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= UNPACKED_MOST; at += PIECE)
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    // What is damaged ends there, for the reader of PDFs as well.
  }
  return size;
}

function indexOf(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (word.every((letter, index) => bytes[at + index] === letter)) return at;
  }
  return -1;
}

import { type GreyPicture, pgmOf, turned } from './grey-picture.ts';
import type { LetterReader, ScanPage } from './scan.types.ts';

/** Below this the letters may be on their heads. */
const DOUBTFUL = 60;

/** Reads a straightened page; one that makes little sense is tried the other way up. */
export async function readPage(picture: GreyPicture, reader: LetterReader): Promise<ScanPage> {
  const first = await reader.read(pgmOf(picture));
  const { width, height } = picture;
  if (first.confidence >= DOUBTFUL) return { width, height, lines: first.lines };
  const other = await reader.read(pgmOf(turned(picture, 2)));
  return { width, height, lines: (other.confidence > first.confidence ? other : first).lines };
}

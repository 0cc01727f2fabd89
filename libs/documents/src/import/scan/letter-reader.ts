import type { LetterReader, ScanLine } from './scan.types.ts';

/** What is used of the worker of tesseract.js, in the browser and in the tests; each takes pictures in its own form. */
export interface TesseractWorker<Image> {
  recognize(
    image: Image,
    options: object,
    output: { blocks: boolean; text: boolean },
  ): Promise<{ data: { confidence: number; blocks: readonly TesseractBlock[] | null } }>;
}

interface TesseractBlock {
  paragraphs: readonly { lines: readonly ScanLine[] }[];
}

/**
 * Settings of the reader of letters: the resolution that pages are scaled to. Beside it comes `SPARSE_TEXT`, text found
 * wherever it is: its own idea of a page loses large names and panels, and order is the business of the reader of
 * layouts.
 */
export const LETTER_SETTINGS = { user_defined_dpi: '210' } as const;

/** Reads the words of a page and their places. @param imageOf a picture file in the form that the worker takes. */
export const letterReader = <Image>(
  worker: TesseractWorker<Image>,
  imageOf: (file: Uint8Array<ArrayBuffer>) => Image,
): LetterReader => ({
  read: async (file) => {
    const { data } = await worker.recognize(imageOf(file), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
    return { confidence: lines.length > 0 ? data.confidence : 0, lines };
  },
});

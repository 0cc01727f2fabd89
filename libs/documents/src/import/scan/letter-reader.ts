import type { LetterReader, ScanLine } from './scan.types.ts';

/** What is used of the worker of tesseract.js, in the browser and in the tests. */
export interface TesseractWorker {
  recognize(
    image: never,
    options: object,
    output: { blocks: boolean; text: boolean },
  ): Promise<{ data: { confidence: number; blocks: readonly TesseractBlock[] | null } }>;
}

const PSM_SPARSE = '11' as never;

interface TesseractBlock {
  paragraphs: readonly { lines: readonly ScanLine[] }[];
}

/**
 * Settings of the reader of letters: the resolution that pages are scaled to, and text found wherever it stands. Its
 * own idea of a page loses large names and panels; the order is the business of the reader of layouts.
 */
export const LETTER_SETTINGS = { user_defined_dpi: '210', tessedit_pageseg_mode: PSM_SPARSE } as const;

/** Reads the words of a page and their places. */
export const letterReader = (worker: TesseractWorker): LetterReader => ({
  read: async (file) => {
    const { data } = await worker.recognize(file as never, {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
    return { confidence: lines.length > 0 ? data.confidence : 0, lines };
  },
});

import { ImportRefused } from '../import-refused.ts';
import { pageLayout } from '../layout/page-layout.ts';
import { split } from '../read-resume.ts';
import type { ReadResume } from '../read-resume.types.ts';
import type { ScanPage } from './scan.types.ts';
import { scanPageMarks } from './scan-page-marks.ts';

/** Fewer words with two letters than this are stains. */
const LEAST_WORDS = 3;

/** Reads the pages of a scan as those of a PDF; the person is asked to check every field. */
export function readScan(pages: readonly ScanPage[]): ReadResume {
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  if (words.filter(({ text }) => /\p{L}{2}/u.test(text)).length < LEAST_WORDS)
    throw new ImportRefused('no-words');
  const read = split(pageLayout(pages.map(scanPageMarks)));
  return { ...read, origins: read.origins.map((origin) => ({ ...origin, needsCheck: true })) };
}

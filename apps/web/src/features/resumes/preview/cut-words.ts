import type { CaptureCut } from '@career/documents/capture-cut';
import { t } from '../../../shared/language/texts.ts';

/** Sections and counts, as a sentence names them: at most four, the rest counted. */
const NAMED = 4;

/** What the PDF leaves out, for the person: `It contains the first 10 of 13 pages. Left out: …` */
export function cutWords({ shown, planned, missing }: CaptureCut): string {
  const named = missing.slice(0, NAMED);
  const more = missing.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return list
    ? t`It contains the first ${shown} of ${planned} pages. Left out: ${list}.`
    : t`It contains the first ${shown} of ${planned} pages.`;
}

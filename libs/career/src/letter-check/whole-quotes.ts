import { normalised } from './normalise.ts';
import type { ResumeRecord } from './resume-record.types.ts';

/** Stands for a quotation while its sentence is read. */
const QUOTED = '\uf002';
const QUOTATION = /"([^"]{3,})"/g;
const bare = (text: string): string =>
  text
    .toLowerCase()
    // Within a quotation its own marks are single ones.
    .replaceAll('"', "'")
    .replace(/[\s.,;:]+$/, '')
    .trim();

/**
 * A sentence in which each quotation of a whole statement is one character: word for word, with all that limits it, it
 * claims nothing of its own. A part of a statement is read like any other words.
 *
 * @param text the sentence with employers as single characters.
 */
export function withoutWholeQuotes(text: string, raw: string, { statements }: ResumeRecord): string {
  const quotes = [...normalised(raw).matchAll(QUOTATION)].map(([, quote = '']) => bare(quote));
  if (quotes.length === 0) return text;
  const whole = new Set(statements.map((one) => bare(one.text)));
  let at = 0;
  return text.replace(QUOTATION, (found) => (whole.has(quotes[at++] ?? '') ? QUOTED : found));
}

import type { DocumentWords } from '../document-words/document-words.types.ts';
import { CLOSING_LINES, type ClosingLine } from '../vocabulary/market-vocabulary.ts';

/** A line at the end of a resume. */
export interface ClosingText {
  text?: string;
  /** What is filled in by hand, each with a blank after it. */
  blanks?: readonly string[];
}

const TEXTS: Readonly<Record<ClosingLine, ClosingText>> = {
  'referees-on-request': { text: 'Referees: available on request.' },
  declaration: { text: 'I declare that everything above is true to the best of my knowledge.' },
  signature: { blanks: ['Place and date:', 'Signature:'] },
};

/** What of a resume decides how it ends. */
interface Closed {
  readonly designOptions?: {
    readonly closingLines?: readonly ClosingLine[] | null;
    readonly hiddenSections?: readonly string[] | null;
  } | null;
  readonly referees?: readonly { readonly name?: string | null }[] | null;
}

/** The lines that end a resume, of which `printedFacts` has left what is printed. */
export function closingTexts({ designOptions, referees }: Closed, words: DocumentWords): ClosingText[] {
  const hasReferees =
    !designOptions?.hiddenSections?.includes('referees') &&
    referees?.some(({ name }) => (name ?? '').trim() !== '');
  return CLOSING_LINES.filter(
    (line) => designOptions?.closingLines?.includes(line) && !(line === 'referees-on-request' && hasReferees),
  ).map((line) => {
    const { text, blanks } = TEXTS[line];
    return { ...(text && { text: words.text(text) }), ...(blanks && { blanks: blanks.map(words.text) }) };
  });
}

import { type DocumentLanguage, directionOf } from '@career/contracts/vocabulary/document-languages';
import type { IParagraphOptions, IRunOptions, Paragraph, TextRun } from 'docx';

type Docx = typeof import('docx');

/** Words that are read from left to right within a line that is not: Latin ones and numbers, up to the next dash or bar. */
const LEFT_TO_RIGHT =
  /([+₦$€£]?[\p{Script=Latin}\p{N}](?:[^\p{Script=Arabic}\p{Script=Hebrew}–|]*[\p{Script=Latin}\p{M}\p{N}%])?)/u;

/** Makes paragraphs and runs of a Word file in the direction of its language. */
export class DocxText {
  readonly #docx: Docx;
  readonly isRightToLeft: boolean;

  constructor(docx: Docx, language: DocumentLanguage | null | undefined) {
    this.#docx = docx;
    this.isRightToLeft = directionOf(language ?? 'en') === 'rtl';
  }

  paragraph({ text, ...options }: Omit<IParagraphOptions, 'bidirectional'>): Paragraph {
    const children = text === undefined ? options.children : this.runs({ text });
    return new this.#docx.Paragraph({
      ...options,
      ...(children && { children }),
      ...(this.isRightToLeft && { bidirectional: true }),
    });
  }

  /** A text as one run, or as several where it changes its direction: Word orders each run by its own. */
  runs({ text = '', ...look }: IRunOptions): TextRun[] {
    const { TextRun: Run } = this.#docx;
    if (!this.isRightToLeft) return [new Run({ ...look, text })];
    // Every second piece is from left to right.
    return text
      .split(LEFT_TO_RIGHT)
      .map((piece, index) => ({ text: piece, rightToLeft: index % 2 === 0 }))
      .filter((piece) => piece.text !== '')
      .map(
        ({ rightToLeft, ...piece }) => new Run({ ...look, ...piece, ...(rightToLeft && { rightToLeft }) }),
      );
  }
}

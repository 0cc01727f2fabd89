import type { LetterFault, LetterFaultCode, WrittenLetter } from '@career/career/letters/letter.types';
import { sentencesOf } from '@career/career/letters/sentences';
import { paragraphText } from '@career/career/letters/write-letter';
import { z } from 'zod';
import { jsonSoFar } from '../../ai/json-so-far.ts';

const BEGUN = z.object({ paragraphs: z.array(z.string()) });
/** Faults of a beginning that the rest of the letter mends. */
const MENDED_LATER: ReadonlySet<LetterFaultCode> = new Set([
  'company-missing',
  'position-missing',
  'too-short',
]);

type Paragraph = WrittenLetter['paragraphs'][number];

/** How a letter that is being reworded begins, as far as it may be shown. */
export class LetterSoFar {
  private checked = '';

  constructor(
    private readonly letter: WrittenLetter,
    private readonly isOpen: (paragraph: Paragraph) => boolean,
    private readonly faultsOf: (content: string) => readonly LetterFault[],
  ) {}

  /**
   * @param answer the model's JSON so far.
   * @returns the letter up to its last whole sentence, when there is a new one and nothing is wrong with it.
   */
  next(answer: string): string | undefined {
    const begun = BEGUN.safeParse(jsonSoFar(answer));
    if (!begun.success) return undefined;
    const text = this.beginning(begun.data.paragraphs);
    // Most pieces end no sentence; the check is far dearer than the look.
    if (text === this.checked) return undefined;
    this.checked = text;
    return this.faultsOf(text).some(({ code }) => !MENDED_LATER.has(code)) ? undefined : text;
  }

  private beginning(reworded: readonly string[]): string {
    const shown: string[] = [];
    let used = 0;
    for (const paragraph of this.letter.paragraphs) {
      if (!this.isOpen(paragraph)) shown.push(paragraphText(paragraph));
      else if (used < reworded.length - 1) shown.push(reworded[used++] ?? '');
      else {
        // The last one is still being written; its last sentence may be half a one.
        shown.push(
          sentencesOf(reworded[used] ?? '')
            .slice(0, -1)
            .join(' '),
        );
        break;
      }
    }
    return shown.join('\n\n').trim();
  }
}

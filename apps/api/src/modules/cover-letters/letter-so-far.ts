import type { WrittenLetter } from '@career/career/letters/letter.types';
import { isOpenParagraph, type RewordingMender } from '@career/career/letters/mend-rewording';
import { sentencesOf } from '@career/career/letters/sentences';
import { paragraphText } from '@career/career/letters/write-letter';
import { z } from 'zod';
import { jsonSoFar } from '../../ai/json-so-far.ts';

const BEGUN = z.object({ paragraphs: z.array(z.string()) });

/** The beginning of a letter that is being reworded, as far as it may be shown. */
export class LetterSoFar {
  private shown = '';

  constructor(
    private readonly letter: WrittenLetter,
    private readonly mender: RewordingMender,
  ) {}

  /**
   * @param answer the model's JSON so far.
   * @returns the letter up to its last whole sentence, faulty ones replaced; undefined when there is no new sentence.
   */
  next(answer: string): string | undefined {
    const begun = BEGUN.safeParse(jsonSoFar(answer));
    if (!begun.success) return undefined;
    const text = this.beginning(begun.data.paragraphs);
    if (text === this.shown) return undefined;
    this.shown = text;
    return text;
  }

  private beginning(reworded: readonly string[]): string {
    const shown: string[] = [];
    let used = 0;
    for (const paragraph of this.letter.paragraphs) {
      if (!isOpenParagraph(paragraph)) shown.push(paragraphText(paragraph));
      else if (used < reworded.length - 1)
        shown.push(this.mender.paragraph(paragraph, reworded[used++] ?? '').text);
      else {
        // The last one is still being written; its last sentence may be half a one.
        const whole = sentencesOf(reworded[used] ?? '').slice(0, -1);
        shown.push(this.mender.paragraph(paragraph, whole.join(' ')).text);
        break;
      }
    }
    return shown.join('\n\n').trim();
  }
}

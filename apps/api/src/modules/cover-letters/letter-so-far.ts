import type { WrittenLetter } from '@career/career/letters/letter.types';
import { isOpenParagraph, type RewordingMender } from '@career/career/letters/mend-rewording';
import { sentencesOf } from '@career/career/letters/sentences';
import { paragraphText } from '@career/career/letters/write-letter';
import { jsonSoFar } from '../../ai/json-so-far.ts';

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
    const paragraphs = paragraphsIn(jsonSoFar(answer));
    if (!paragraphs) return undefined;
    const text = this.beginning(paragraphs);
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

function paragraphsIn(answer: unknown): string[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('paragraphs' in answer)) return undefined;
  const { paragraphs } = answer;
  return Array.isArray(paragraphs) && paragraphs.every((text) => typeof text === 'string')
    ? paragraphs
    : undefined;
}

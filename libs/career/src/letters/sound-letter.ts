import type { LetterFault } from '../letter-check/letter-check.types.ts';
import type { LetterParagraph, WrittenLetter } from './letter.types.ts';
import { isOfTheWhole } from './mend-rewording.ts';
import { wordCount } from './words.ts';
import { paragraphText } from './write-letter.ts';

/** Greeting and name claim nothing; the name may be that of the account, which no resume holds. */
const isForm = ({ part }: LetterParagraph): boolean => part === 'greeting' || part === 'signature';

/**
 * The letter without the sentences that the checker finds fault with; the letter itself when there are none. The writer
 * does not know the checker, so this is the second pair of eyes.
 * @param faultsOf the checker's faults of a text.
 */
export function soundLetter(
  letter: WrittenLetter,
  faultsOf: (content: string) => readonly LetterFault[],
): WrittenLetter {
  const isFault = ({ code }: LetterFault): boolean => !isOfTheWhole(code);
  if (!faultsOf(letter.content).some(isFault)) return letter;
  const paragraphs = letter.paragraphs
    .map(
      (paragraph): LetterParagraph => ({
        ...paragraph,
        sentences: paragraph.sentences.filter(
          ({ text, blank }) => blank || isForm(paragraph) || !faultsOf(text).some(isFault),
        ),
      }),
    )
    .filter(({ sentences }) => sentences.length > 0);
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const used = new Set(sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  return {
    ...letter,
    content: paragraphs.map(paragraphText).join('\n\n'),
    paragraphs,
    facts: letter.facts.filter(({ quote }) => used.has(quote)),
    words: sentences.reduce((sum, { text, blank }) => sum + (blank ? 0 : wordCount(text)), 0),
  };
}

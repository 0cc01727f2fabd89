import type { LetterFault, LetterFaultCode } from '../letter-check/letter-check.types.ts';
import type { LetterParagraph, WrittenLetter } from './letter.types.ts';
import { sentencesOf } from './sentences.ts';
import { stemsOf } from './words.ts';
import { paragraphText } from './write-letter.ts';

/** Faults of a part that the rest of the letter fixes. */
const OF_THE_WHOLE: ReadonlySet<LetterFaultCode> = new Set([
  'company-missing',
  'position-missing',
  'too-short',
  'too-long',
]);
/** Whether a fault can only be found in a whole letter. */
export const isOfTheWhole = (code: LetterFaultCode): boolean => OF_THE_WHOLE.has(code);
/** Sentences that share less than this of their telling words are about different things. */
const SAME_SUBJECT = 0.3;

/** Greeting and signature claim nothing. */
const isForm = ({ part }: LetterParagraph): boolean => part === 'greeting' || part === 'signature';

/** Paragraphs whose words may be changed: greeting, signature and marked blanks stay as they are. */
export const isOpenParagraph = ({ part, sentences }: LetterParagraph): boolean =>
  part !== 'greeting' && part !== 'signature' && !sentences.some(({ blank }) => blank);

/**
 * Puts a reworded letter together sentence by sentence. A sentence in which the checker finds a fault gives way to the
 * one it was made from, or is left out.
 */
export class RewordingMender {
  readonly #verdicts = new Map<string, boolean>();
  readonly #letter: WrittenLetter;
  readonly #faultsOf: (content: string) => readonly LetterFault[];
  readonly #known: ReadonlySet<string>;

  /** @param faultsOf the checker's faults of a whole letter. */
  constructor(letter: WrittenLetter, faultsOf: (content: string) => readonly LetterFault[]) {
    this.#letter = letter;
    this.#faultsOf = faultsOf;
    // The name under a letter may be that of the account, which no resume holds; every other fault counts.
    const form = letter.paragraphs.filter(isForm).map(paragraphText).join('\n\n');
    this.#known = new Set(faultsOf(form).map(keyOf));
  }

  /** Whether a sentence may be in the letter; asked once for each text. */
  isSound(sentence: string): boolean {
    const known = this.#verdicts.get(sentence);
    if (known !== undefined) return known;
    const [greeting = '', ...rest] = this.#letter.paragraphs.map(paragraphText);
    const content = [greeting, sentence, ...rest].join('\n\n');
    const verdict = this.#faultsOf(content).every(
      (fault) => OF_THE_WHOLE.has(fault.code) || this.#known.has(keyOf(fault)),
    );
    this.#verdicts.set(sentence, verdict);
    return verdict;
  }

  /** A reworded paragraph, its unsound sentences replaced; `kept` counts the reworded ones that are kept. */
  paragraph(own: LetterParagraph, reworded: string): { text: string; kept: number } {
    const left = own.sentences.map(({ text }) => text);
    const written: string[] = [];
    let kept = 0;
    for (const sentence of sentencesOf(reworded)) {
      const at = nearest(sentence, left);
      const source = at === undefined ? undefined : left.splice(at, 1)[0];
      if (this.isSound(sentence)) {
        written.push(sentence);
        kept++;
      } else if (source !== undefined) written.push(source);
    }
    return { text: written.join(' '), kept };
  }

  /**
   * The whole letter from the reworded open paragraphs, in order. A paragraph that comes out empty, or without a name
   * it has to hold, stays as it was written.
   * @returns undefined when no reworded sentence could be kept, or the whole has a fault.
   */
  whole(reworded: readonly string[]): string | undefined {
    const next = reworded[Symbol.iterator]();
    let kept = 0;
    const mended = this.#letter.paragraphs.map((own) => {
      if (!isOpenParagraph(own)) return paragraphText(own);
      const given = this.paragraph(own, String(next.next().value ?? ''));
      if (given.text === '' || (own.part === 'opening' && this.#losesName(own, given.text)))
        return paragraphText(own);
      kept += given.kept;
      return given.text;
    });
    const content = mended.join('\n\n');
    const isSound = (fault: LetterFault): boolean =>
      fault.code === 'too-short' || this.#known.has(keyOf(fault));
    return kept > 0 && this.#faultsOf(content).every(isSound) ? content : undefined;
  }

  #losesName(own: LetterParagraph, text: string): boolean {
    const others = this.#letter.paragraphs.filter((one) => one !== own).map(paragraphText);
    return this.#faultsOf([...others, text].join('\n\n')).some(
      ({ code }) => code === 'company-missing' || code === 'position-missing',
    );
  }
}

const keyOf = ({ code, quote }: LetterFault): string => `${code} ${quote}`;

/** Index of the sentence that shares most with another one; undefined when none is about the same. */
function nearest(sentence: string, from: readonly string[]): number | undefined {
  const wanted = stemsOf(sentence);
  let best: { at: number; share: number } | undefined;
  for (const [at, other] of from.entries()) {
    const stems = stemsOf(other);
    const both = [...stems].filter((stem) => wanted.has(stem)).length;
    const share = both / Math.max(1, Math.min(stems.size, wanted.size));
    if (share >= SAME_SUBJECT && (!best || share > best.share)) best = { at, share };
  }
  return best?.at;
}

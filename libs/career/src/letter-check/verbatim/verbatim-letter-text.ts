import type { LetterCheckInput } from '../letter-check.types.ts';
import { normalised } from '../normalise.ts';

/** Stands for the employer that the letter goes to while a sentence is read. */
const COMPANY = '\ue000';
const POSITION = '\ue001';
/** The first of the characters that stand for the employers of the resume. */
const EMPLOYERS = 0xe100;
const SENTENCE_END = /(?<=[.!?](?: ?»|["”)])?)\s+(?=[«"“(]?\s?[\p{Lu}\ue000-\uf000])/u;
const MASKS = /[\ue000-\uf000]/gu;

export interface VerbatimSentence {
  /** Normalised, with employers as single characters. */
  text: string;
  paragraph: number;
  isHint: boolean;
}

/** A letter taken apart into sentences, with the names of employers taken out of them. */
export class VerbatimLetterText {
  readonly sentences: readonly VerbatimSentence[];
  readonly #names: readonly { name: string; by: string }[];
  readonly #position: string;
  readonly #employers: readonly string[];

  constructor(letter: string, { resume, company, position }: LetterCheckInput, hints: readonly string[]) {
    this.#employers = (resume?.experience ?? []).map((job) => nameOf(job.company ?? ''));
    this.#names = [
      ...this.#employers.map((name, index) => ({
        name,
        by: String.fromCharCode(EMPLOYERS + index),
      })),
      { name: nameOf(company), by: COMPANY },
    ]
      .filter(({ name }) => name !== '')
      .sort((left, right) => right.name.length - left.name.length);
    this.#position = nameOf(position);
    const own = hints.map((hint) => normalised(hint.trim())).filter(Boolean);
    this.sentences = letter
      .split(/\n\s*\n/)
      .flatMap((block, paragraph) =>
        block
          .split('\n')
          .flatMap((line) =>
            this.#sentencesIn(normalised(line), own).map(
              (text): VerbatimSentence => ({ text, paragraph, isHint: own.includes(text) }),
            ),
          ),
      );
  }

  /** A sentence as the letter has it, its names put back. */
  withNames(text: string): string {
    return text.replace(MASKS, (mask) =>
      mask === POSITION ? this.#position : (this.#names.find(({ by }) => by === mask)?.name ?? mask),
    );
  }

  /** Jobs whose employer a text names: all of them where several were at one employer. */
  employersIn(text: string): ReadonlySet<number> {
    const named = new Set(
      [...text].map((character) => this.#employers[(character.codePointAt(0) ?? 0) - EMPLOYERS]),
    );
    return new Set(this.#employers.flatMap((name, index) => (name !== '' && named.has(name) ? [index] : [])));
  }

  /** The name of the post taken out, where it is what is applied for. */
  withoutPosition(text: string): string {
    return this.#position === '' ? text : text.replace(wholeName(this.#position), POSITION);
  }

  #sentencesIn(line: string, hints: readonly string[]): string[] {
    const hint = hints.find((one) => line.includes(one));
    if (hint !== undefined) {
      const at = line.indexOf(hint);
      return [
        ...this.#sentencesIn(line.slice(0, at), hints),
        hint,
        ...this.#sentencesIn(line.slice(at + hint.length), hints),
      ];
    }
    const masked = this.#names.reduce((text, { name, by }) => text.replace(wholeName(name), by), line);
    return masked
      .split(SENTENCE_END)
      .map((sentence) => sentence.trim())
      .filter(Boolean);
  }
}

export const namesCompany = (text: string): boolean => text.includes(COMPANY);

/** A text without the characters that stand for names. */
export const unmasked = (text: string): string => text.replace(MASKS, ' ');

/** A full stop at the end of a name stays outside, where it may end the sentence, too. */
const nameOf = (written: string): string => normalised(written.trim()).replace(/\.$/, '');

const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

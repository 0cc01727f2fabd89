import { normalised } from './normalise.ts';
import { wordsOf } from './words.ts';

/** This many words in a row of the posting are a copy. */
const RUN = 8;
const LEAST_PLAIN = 6;

/** Finds runs of words that are in the posting just so, and not in what is given: resume, company and position. */
export class CopiedRuns {
  readonly #posting: ReadonlySet<string>;
  readonly #given: string;
  #held: ReadonlySet<string> | undefined;

  constructor(posting: string, given: string) {
    this.#posting = new Set(runsOf(posting));
    this.#given = given;
  }

  /** The first copied run of a sentence, or none. */
  in(sentence: string): string[] {
    const found = runsOf(sentence).filter((run) => this.#posting.has(run));
    if (found.length === 0) return [];
    this.#held ??= new Set(runsOf(this.#given));
    return found.filter((run) => !this.#held?.has(run)).slice(0, 1);
  }
}

function runsOf(text: string): string[] {
  const words = wordsOf(normalised(text));
  return words.slice(RUN - 1).flatMap((_, start) => {
    const run = words.slice(start, start + RUN);
    // The long name of an institute is not a sentence.
    const isText = run.filter((word) => /^\p{Ll}/u.test(word.text)).length >= LEAST_PLAIN;
    return isText ? [run.map((word) => word.text.toLowerCase()).join(' ')] : [];
  });
}

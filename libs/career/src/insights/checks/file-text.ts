import { folded, plain } from '../text-forms.ts';

/** Letters, marks and digits of a text in lower case: what is left when a reader breaks lines and words. */
export const squashed = (text: string): string =>
  folded(text.normalize('NFKC')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The text that a reader got out of the file, and where things stand in it. */
export class FileText {
  readonly lines: ReadonlySet<string>;
  readonly #text: string;

  constructor(text: string) {
    this.#text = squashed(text);
    this.lines = new Set(text.split('\n').map(squashed));
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  has(field: string | null | undefined): boolean {
    return this.after(field, 0) !== undefined;
  }

  /** Where a field is at or after a place; undefined when there is none. */
  after(field: string | null | undefined, from: number): number | undefined {
    const wanted = squashed(plain(field));
    const place = wanted === '' ? -1 : this.#text.indexOf(wanted, from);
    return place < 0 ? undefined : place;
  }
}

import { fold, squeeze } from './fold.ts';

/** What a page prints, read by another reader than the product's. */
export interface PageText {
  /** In the order it is painted. */
  painted: string;
  /** Line by line across the page. */
  across: string;
}

/** A value of fewer letters could be a part of another word. */
const SHORT = 4;

/** Looks up what is on a page in any form of spacing and capitals. */
export class Page {
  readonly words: readonly string[];
  readonly #squeezed: readonly string[];
  readonly #folded: readonly string[];

  constructor({ painted, across }: PageText) {
    this.#squeezed = [squeeze(painted), squeeze(across)];
    this.#folded = [fold(painted), fold(across)];
    // Letters with a shadow are painted twice.
    const lines = painted.split('\n').map((line) => ({ line, key: squeeze(line) }));
    const once = lines.filter(
      ({ key }, at) => key !== lines.slice(0, at).findLast((one) => one.key !== '')?.key,
    );
    this.words = once.flatMap(({ line }) => line.split(/\s+/)).filter(Boolean);
  }

  prints(value: string | undefined): boolean {
    const text = squeeze(value ?? '');
    if (text === '') return false;
    if (text.length >= SHORT) return this.#squeezed.some((page) => page.includes(text));
    return this.printsAlone(value ?? '');
  }

  /** Whether the value is printed as it is written, with no letter or figure beside it. */
  printsAlone(value: string): boolean {
    const folded = fold(value);
    // Most forms of a date are on no page, and looking for a text is far quicker than for a pattern.
    const pages = this.#folded.filter((page) => page.includes(folded));
    if (pages.length === 0) return false;
    const alone = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(folded)}(?![\\p{L}\\p{N}])`, 'u');
    return pages.some((page) => alone.test(page));
  }

  printsAny(values: readonly string[]): boolean {
    return values.some((value) => this.prints(value));
  }

  /** How often the value is printed. */
  count(value: string): number {
    return this.countIn(this.#folded[0] ?? '', value);
  }

  /** How often a value is in a text. */
  countIn(text: string, value: string): number {
    return fold(text).split(fold(value)).length - 1;
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

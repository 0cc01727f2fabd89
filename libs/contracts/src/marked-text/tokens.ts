import { isSafeAddress } from './safe-address.ts';

/** Consecutive asterisks: one for italic, two for bold, three for both. */
export interface Stars {
  kind: 'stars';
  at: number;
  count: number;
  opens: boolean;
  closes: boolean;
}
interface Words {
  kind: 'words';
  at: number;
  text: string;
}
interface Link {
  kind: 'link';
  address: string;
  tokens: Token[];
}
export type Token = Stars | Words | Link;

/** A letter that words are made of. */
export const WORD = /[\p{L}\p{N}\p{M}_]/u;
const MOST_STARS = 3;

/** What a line consists of. Marks that are none are words. */
export const tokensOf = (line: string): Token[] => new Scanner(line, 0, line.length, true).tokens;

/** Reads a line, or the text of a link in it, from left to right, each letter once. */
class Scanner {
  readonly tokens: Token[] = [];
  /** Where the words begin that are not added yet. */
  #begin: number;
  #at: number;

  private readonly line: string;
  private readonly from: number;
  private readonly to: number;
  private readonly hasLinks: boolean;

  // Fields of their own: tools run this file as it is, by stripping its types.
  constructor(line: string, from: number, to: number, hasLinks: boolean) {
    this.line = line;
    this.from = from;
    this.to = to;
    this.hasLinks = hasLinks;
    this.#begin = from;
    this.#at = from;
    while (this.#at < to) this.#step();
    this.#addWords(to);
  }

  #step(): void {
    const sign = this.line[this.#at];
    if (sign === '\\') this.#backslashes();
    else if (sign === '*') this.#stars();
    else if (sign !== '[' || !this.hasLinks || !this.#link()) this.#at += 1;
  }

  #addWords(end: number): void {
    if (end > this.#begin)
      this.tokens.push({ kind: 'words', at: this.#begin, text: this.line.slice(this.#begin, end) });
  }

  /** Before a sign two backslashes are one, and one that is left over makes the sign a letter. */
  #backslashes(): void {
    const end = endOfRun(this.line, this.#at);
    const count = end - this.#at;
    if (isSign(this.line[end], !this.hasLinks)) {
      this.#addWords(this.#at + Math.floor(count / 2));
      this.#begin = end;
      this.#at = end + (count % 2);
    } else this.#at = end;
  }

  #stars(): void {
    const at = this.#at;
    const end = Math.min(endOfRun(this.line, at), this.to);
    if (end - at <= MOST_STARS) {
      this.#addWords(at);
      this.tokens.push(this.#starsAt(at, end));
      this.#begin = end;
    }
    this.#at = end;
  }

  /**
   * Marks are at the edges of words: what is within a word or between spaces, as in `2 * 3` or `5*`, is an
   * asterisk.
   */
  #starsAt(at: number, end: number): Stars {
    const before = at > this.from ? letterBefore(this.line, at) : ' ';
    const after = end < this.to ? String.fromCodePoint(this.line.codePointAt(end) ?? 32) : ' ';
    return {
      kind: 'stars',
      at,
      count: end - at,
      opens: !/\s/.test(after) && !WORD.test(before),
      closes: !/\s/.test(before) && !WORD.test(after),
    };
  }

  #link(): boolean {
    const { line } = this;
    const text = this.#at + 1;
    const close = endOfLinkText(line, text, this.to);
    if (close === undefined || line[close + 1] !== '(' || line.slice(text, close).trim() === '') return false;
    const end = endOfAddress(line, close + 2, this.to);
    const address = line.slice(close + 2, end);
    if (end === undefined || !isSafeAddress(address)) return false;
    this.#addWords(this.#at);
    this.tokens.push({ kind: 'link', address, tokens: new Scanner(line, text, close, false).tokens });
    this.#at = end + 1;
    this.#begin = this.#at;
    return true;
  }
}

/** A closing bracket says something within the text of a link alone. */
const isSign = (sign: string | undefined, isInLink: boolean): boolean =>
  sign === '*' || sign === '[' || (sign === ']' && isInLink);

/** End of the run of one letter that begins here. */
function endOfRun(line: string, at: number): number {
  let end = at;
  while (line[end] === line[at] && end < line.length) end += 1;
  return end;
}

const letterBefore = (line: string, at: number): string => {
  const pair = line.codePointAt(Math.max(0, at - 2)) ?? 32;
  return pair > 0xffff ? String.fromCodePoint(pair) : (line[at - 1] ?? ' ');
};

/** Place of the bracket that ends the text of a link. Stops at the next one that begins, so that all scans together are one. */
function endOfLinkText(line: string, from: number, to: number): number | undefined {
  let at = from;
  while (at < to) {
    const sign = line[at];
    if (sign === ']') return at;
    if (sign === '[') return undefined;
    const end = sign === '\\' ? endOfRun(line, at) : at + 1;
    const isEscape = sign === '\\' && (end - at) % 2 === 1 && isSign(line[end], true);
    at = isEscape ? end + 1 : end;
  }
  return undefined;
}

function endOfAddress(line: string, from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) {
    const sign = line[at] ?? ' ';
    if (sign === ')') return at;
    if (sign === '(' || /\s/.test(sign)) return undefined;
  }
  return undefined;
}

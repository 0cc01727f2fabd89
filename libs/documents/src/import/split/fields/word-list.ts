/** Words and phrases that are looked up in texts, in any case. */
export class WordList {
  readonly #phrases: ReadonlySet<string>;
  readonly #longest: number;

  constructor(phrases: readonly string[]) {
    this.#phrases = new Set(phrases.map(plain));
    this.#longest = Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length));
  }

  /** Where each of the phrases found in a text ends. */
  endsIn(text: string): number[] {
    const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ index, word: plain(word) }));
    const ends: number[] = [];
    for (const [at, first] of words.entries()) {
      let phrase = first.word;
      for (let count = 1; count <= this.#longest && at + count <= words.length; count += 1) {
        const last = words[at + count - 1];
        if (!last) break;
        if (count > 1) phrase += ` ${last.word}`;
        if (this.#phrases.has(phrase) || (count === 1 && this.#hasPart(first.word)))
          ends.push(last.index + last.word.length);
      }
    }
    return ends;
  }

  has(text: string): boolean {
    return this.endsIn(text).length > 0;
  }

  /** 'Team-Lead' and 'chercheur/chercheuse' hold their words joined. */
  #hasPart(word: string): boolean {
    return /[-/]/.test(word) && word.split(/[-/]/).some((part) => this.#phrases.has(part));
  }
}

const WORD = /[\p{L}\p{M}\d&'’]+(?:[./-][\p{L}\p{M}\d]+)*\.?/gu;
const plain = (word: string): string => word.toLowerCase().replace(/’/g, "'").replace(/\.$/, '');

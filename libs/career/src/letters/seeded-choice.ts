/** FNV-1a over the UTF-16 units of a text. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Chooses among phrasings: the same for the same seed, different for others. A phrasing comes again only after all of
 * its list were used.
 */
export class SeededChoice {
  #state: number;
  readonly #used = new Map<readonly string[], Set<string>>();

  constructor(seed: string) {
    this.#state = hashText(seed) || 1;
  }

  from(phrases: readonly string[]): string {
    let used = this.#used.get(phrases);
    if (!used || phrases.every((phrase) => used?.has(phrase))) {
      used = new Set();
      this.#used.set(phrases, used);
    }
    const left = phrases.filter((phrase) => !used.has(phrase));
    const chosen = left[this.#next() % left.length] ?? '';
    used.add(chosen);
    return chosen;
  }

  /** xorshift32 */
  #next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state >>> 0;
    // The low bits of near seeds are alike.
    return Math.imul(this.#state, 0x9e3779b1) >>> 8;
  }
}

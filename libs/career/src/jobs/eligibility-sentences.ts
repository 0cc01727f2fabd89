/** Ends of sentences that are none: `U.S. citizens`, `St. Monica`, `e.g. Ghana`. */
const NO_END =
  /(?:\b(?:e\.g|i\.e|etc|St|Mr|Mrs|Ms|Dr|No|vs|approx|Ltd|Inc|Co|U\.S|U\.K|U\.A\.E|p\.a|B\.Sc|M\.Sc)|\b[A-Z])\.$/;

/** A posting's text as sentences, each exactly as written. Lines and list items end a sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/[\r\n]+|[•●▪]/u)) {
    let open = '';
    for (const part of line.split(/(?<=[.!?])\s+/u)) {
      open = open ? `${open} ${part}` : part;
      if (NO_END.test(open)) continue;
      if (open.trim()) sentences.push(open.trim());
      open = '';
    }
    if (open.trim()) sentences.push(open.trim());
  }
  return sentences;
}

/** Parts of a sentence that speak for themselves; what follows `except` is read apart. */
export function clausesOf(sentence: string): string[] {
  // `(Iran, Syria)` belongs to its clause; `(we cannot hire in Texas)` is one of its own.
  return sentence
    .split(
      /;|\((?=[^)]*\b(?:we|must|no|not|only|cannot|exclud\w+|except)\b)|(?<=\b(?:we|must|no|not|only|cannot|exclud\w+|except)\b[^(]*)\)|,?\s+(?=but\b|however\b|although\b|except\b|excluding\b|apart from\b|other than\b|so\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

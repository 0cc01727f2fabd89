/** Ends of sentences that are none: `U.S. citizens`, `St. Monica`, `e.g. Ghana`. */
const NO_END =
  /(?:\b(?:e\.g|i\.e|etc|St|Mr|Mrs|Ms|Dr|No|vs|approx|Ltd|Inc|Co|U\.S|U\.K|U\.A\.E|p\.a|B\.Sc|M\.Sc)|\b[A-Z])\.$/;

/** Short words with a point, where what follows goes on: `max. 26 years`, `incl. English`. */
const GOES_ON = /\b(?:max|min|yrs?)\. [\da-z(]|\b(?:incl|excl)\. \S/i;

/** Nothing longer is a sentence; what reads sentences may take the square of this. */
const LONGEST_SENTENCE = 600;

/**
 * A posting's text as sentences, each exactly as written. Lines and list items end a sentence, and so does the last
 * space before the 600th character. Takes time in proportion to the text.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[\r\n]+|[•●▪]/u)
    .flatMap(sentencesOfLine)
    .flatMap(short);
}

function short(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    // A word of that length is none, and is left out.
    if (space > 0) pieces.push(rest.slice(0, space).trim());
    rest = rest.slice(space > 0 ? space : LONGEST_SENTENCE).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let open = '';

  const parts = line.split(/(?<=[.!?])\s+/u);
  for (const [index, part] of parts.entries()) {
    open = open ? `${open} ${part}` : part;
    if (open.length < LONGEST_SENTENCE && (NO_END.test(part) || goesOn(part, parts[index + 1]))) continue;
    if (open.trim()) sentences.push(open.trim());
    open = '';
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}

const goesOn = (part: string, next: string | undefined): boolean =>
  next !== undefined && GOES_ON.test(`${part.slice(-6)} ${next.slice(0, 1)}`);

/** Independent parts of a sentence; what follows `except` is read separately. */
export function clausesOf(sentence: string): string[] {
  // `(Iran, Syria)` belongs to its clause; `(we cannot hire in Texas)` is one of its own.
  return sentence
    .split(
      /;|\((?=[^)]*\b(?:we|must|no|not|only|cannot|exclud\w+|except)\b)|(?<=\b(?:we|must|no|not|only|cannot|exclud\w+|except)\b[^(]*)\)|,?\s+(?=(?:but|however|although|though|except|excluding|apart from|other than|save for|with the exception of|so)\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Close the name of a company or a list, which goes on after them only with another of them. */
const LEGAL_FORMS = setOf('ltd plc inc llc llp pty gmbh etc');
/** Stand before what they belong to, and end no sentence. */
const LEADING = setOf('e.g i.e vs approx cf viz no nos fig vol');
const TITLES = setOf('dr mr mrs ms prof engr barr rev hon st mt messrs gen col capt sgt');
/** Stand within a name as well as at its end. */
const WITHIN = setOf('co corp bros dept jr sr snr est ph ll pharm');
/** A word of grammar has a capital only where a sentence begins. */
const OPENERS = setOf(
  'a after all also although among an and any as at because before being beside between both but by currently during each earlier every finally for from further he her here his if in it its last later like many meanwhile more moreover most my now of on once one or our over previously recently several she since so some still such that the their then there therefore these they this those though through thus to today together until we what when where while with within without you your yours',
);

const wordBefore = (text: string): string => /[\p{L}.]+(?=\.$)/u.exec(text)?.[0] ?? '';
const wordAfter = (text: string): string => /^["'“‘(]*(\p{L}[\p{L}'’]*)/u.exec(text)?.[1] ?? '';

/** `I led` opens a sentence, `I. Okafor` is a name. */
const isOpener = (after: string): boolean => {
  const word = wordAfter(after);
  if (/^I(?:['’]\p{L}+)?$/u.test(word)) return !/^["'“‘(]*I\./.test(after);
  return OPENERS.has(word.toLowerCase());
};

/**
 * Whether a sentence ends between two pieces of a text. The full stop of an abbreviation ends one where what follows
 * cannot belong to the same name: `Kora Foods Ltd. I led …`, `Tiffany & Co. My …`, but not `Dr. Bello` or `Co. Ltd.`.
 */
function isSentenceEnd(before: string, after: string): boolean {
  const word = wordBefore(before);
  if (word === '') return true;
  const name = word.toLowerCase();
  if (LEGAL_FORMS.has(name)) {
    const next = wordAfter(after).toLowerCase();
    return !LEGAL_FORMS.has(next) && !WITHIN.has(next);
  }
  if (LEADING.has(name)) return name === 'no' && isOpener(after);
  const isAbbreviation =
    // `180 ms.` are milliseconds, `Ms.` is a person.
    (TITLES.has(name) && word !== name) ||
    WITHIN.has(name) ||
    /^\p{Lu}$/u.test(word) ||
    /(?:^|\.)\p{L}{1,4}\.\p{L}+$/u.test(word);
  return !isAbbreviation || isOpener(after);
}

/** Pieces of a text that belong to one sentence put together again, each with the blank that was between them. */
export function joinedSentences(pieces: readonly string[]): string[] {
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && !isSentenceEnd(last.trimEnd(), piece))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

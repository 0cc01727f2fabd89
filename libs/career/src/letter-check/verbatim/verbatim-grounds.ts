import { plain, type VerbatimReading, type VerbatimWord } from './verbatim-reading.ts';
import type { VerbatimStatement } from './verbatim-statements.ts';

/** A paper of which this is said is not held. */
const NOT_HELD = ['negation', 'under-way', 'wish', 'former', 'failed', 'course'] as const;

/** What a part of a sentence says of the person, and how. */
export interface VerbatimClaim {
  /** The part itself, without names of employers. */
  text: string;
  /** The whole sentence in small letters without accents. */
  sentence: string;
  /** Jobs that the sentence names; a line of another job is no ground. */
  employers: ReadonlySet<number>;
}

/** The words of a text that only the resume can bear out. */
export const neededWords = (text: string, reading: VerbatimReading): VerbatimWord[] =>
  reading.words(text).filter(({ isFree }) => !isFree);

/** Needed words that are next to each other, such as a noun and its adjective or a number and what it counts. */
function pairsIn(text: string, reading: VerbatimReading): [string, string][] {
  return text.split(/[,;:()«»"]/).flatMap((piece) => {
    const words = reading.words(piece);
    return words.flatMap((word, index): [string, string][] => {
      const next = words[index + 1];
      return next && !word.isFree && !next.isFree ? [[word.key, next.key]] : [];
    });
  });
}

/** Whether both words are in a statement but apart from each other. */
const isTornApart = ([first, second]: [string, string], { keys, also }: VerbatimStatement): boolean =>
  !also.has(first) && !also.has(second) && !keys.some((key, at) => key === first && keys[at + 1] === second);

function fitsKind(
  { kind, text, qualifiers, isPresent, job }: VerbatimStatement,
  sentence: string,
  reading: VerbatimReading,
): boolean {
  const words = sentence.split(/[^a-z]+/);
  const uses = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (uses(reading.paperOnly)) {
    if (kind === 'skill' || kind === 'language') return false;
    if (NOT_HELD.some((one) => qualifiers.has(one))) return false;
  }
  if (uses(reading.spoken) && !['language', 'summary', 'skill', 'other'].includes(kind)) return false;
  if (uses(reading.usedWith) && kind === 'work' && !reading.means.test(plain(text))) return false;
  return !(reading.present.test(sentence) && job !== undefined && !isPresent);
}

function fitsQualifiers({ qualifiers }: VerbatimStatement, text: string, reading: VerbatimReading): boolean {
  const said = reading.qualifiers(text);
  if (said.has('negation') && !qualifiers.has('negation')) return false;
  return [...qualifiers].every((one) => said.has(one));
}

/** Whether a statement says all that a claim says. */
function bearsOut(statement: VerbatimStatement, claim: VerbatimClaim, reading: VerbatimReading): boolean {
  const needed = neededWords(claim.text, reading);
  const { keys, also, job } = statement;
  if (job !== undefined && claim.employers.size > 0 && !claim.employers.has(job)) return false;
  const isTold = needed.every(({ key }) => keys.includes(key) || also.has(key));
  return (
    isTold &&
    needed.some(({ key }) => keys.includes(key)) &&
    !pairsIn(claim.text, reading).some((pair) => isTornApart(pair, statement)) &&
    fitsKind(statement, claim.sentence, reading) &&
    fitsQualifiers(statement, claim.text, reading)
  );
}

export interface VerbatimGrounding {
  /** Fields that hold the claim. */
  grounds: readonly string[];
  /** The words without ground; undefined when there is nothing to object to. */
  lacking?: string;
}

/** Names parted by commas, which may come from several entries of a list. */
const namesIn = (text: string, and: string): string[] =>
  text
    .split(',')
    .flatMap((part) => part.split(` ${and} `))
    .map((name) => name.trim())
    .filter(Boolean);

/** Finds the statement that bears out a claim. */
export function groundClaim(
  claim: VerbatimClaim,
  statements: readonly VerbatimStatement[],
  reading: VerbatimReading,
): VerbatimGrounding {
  if (neededWords(claim.text, reading).length === 0) return { grounds: [] };
  const found = statements.find((one) => bearsOut(one, claim, reading));
  if (found) return { grounds: [found.path] };
  const names = namesIn(claim.text, reading.data.and).map((text) => ({ ...claim, text }));
  const listed = statements.filter(({ kind }) => kind === 'skill' || kind === 'language');
  const single = names.map((name) => listed.find((one) => bearsOut(one, name, reading)));
  if (names.length > 1 && single.every((one) => one !== undefined))
    return { grounds: single.map(({ path }) => path) };
  return { grounds: [], lacking: claim.text.trim() };
}

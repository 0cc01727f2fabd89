import data from './data/french-reading.json' with { type: 'json' };
import { frenchQualifiers } from './french-qualifiers.ts';
import type { FrenchStatement } from './french-statements.ts';
import { type FrenchWord, frenchWords, listed, plain } from './french-words.ts';

const USED_WITH = listed(data.usedWith);
/** Comes before the tool that something was done with. */
const MEANS = /\b(?:sous|avec|sur|via|utilis\w+|au moyen d\w*|grace aux?|a l aide d\w*)\b/;
const PAPER_WORDS = listed(data.paperOnly);
const SPOKEN = listed(data.spoken);
const PRESENT = /\b(?:actuellement|depuis)\b|\bj (?:occupe|travaille|exerce)\b/;
/** A paper of which this is said is not held. */
const NOT_HELD = ['negation', 'under-way', 'wish', 'former', 'failed', 'course'] as const;

/** What a part of a sentence says of the person, and how. */
export interface FrenchClaim {
  /** The part itself, without names of employers. */
  text: string;
  /** The whole sentence in small letters without accents. */
  sentence: string;
  /** Jobs that the sentence names; a line of another job is no ground. */
  employers: ReadonlySet<number>;
}

/** The words of a text that only the resume can bear out. */
export const neededWords = (text: string): FrenchWord[] => frenchWords(text).filter(({ isFree }) => !isFree);

/** Needed words that are next to each other, such as a noun and its adjective or a number and what it counts. */
function pairsIn(text: string): [string, string][] {
  return text.split(/[,;:()«»"]/).flatMap((piece) => {
    const words = frenchWords(piece);
    return words.flatMap((word, index): [string, string][] => {
      const next = words[index + 1];
      return next && !word.isFree && !next.isFree ? [[word.key, next.key]] : [];
    });
  });
}

/** Whether both words are in a statement but apart from each other. */
const isTornApart = ([first, second]: [string, string], { keys, also }: FrenchStatement): boolean =>
  !also.has(first) && !also.has(second) && !keys.some((key, at) => key === first && keys[at + 1] === second);

function fitsKind({ kind, text, qualifiers, isPresent, job }: FrenchStatement, sentence: string): boolean {
  const words = sentence.split(/[^a-z]+/);
  const uses = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (uses(PAPER_WORDS)) {
    if (kind === 'skill' || kind === 'language') return false;
    if (NOT_HELD.some((one) => qualifiers.has(one))) return false;
  }
  if (uses(SPOKEN) && !['language', 'summary', 'skill', 'other'].includes(kind)) return false;
  if (uses(USED_WITH) && kind === 'work' && !MEANS.test(plain(text))) return false;
  return !(PRESENT.test(sentence) && job !== undefined && !isPresent);
}

function fitsQualifiers({ qualifiers }: FrenchStatement, text: string): boolean {
  const said = frenchQualifiers(text);
  if (said.has('negation') && !qualifiers.has('negation')) return false;
  return [...qualifiers].every((one) => said.has(one));
}

/** Whether a statement says all that a claim says. */
function bearsOut(statement: FrenchStatement, claim: FrenchClaim, needed: readonly FrenchWord[]): boolean {
  const { keys, also, job } = statement;
  if (job !== undefined && claim.employers.size > 0 && !claim.employers.has(job)) return false;
  const isTold = needed.every(({ key }) => keys.includes(key) || also.has(key));
  return (
    isTold &&
    needed.some(({ key }) => keys.includes(key)) &&
    !pairsIn(claim.text).some((pair) => isTornApart(pair, statement)) &&
    fitsKind(statement, claim.sentence) &&
    fitsQualifiers(statement, claim.text)
  );
}

export interface FrenchGrounding {
  /** Fields that hold the claim. */
  grounds: readonly string[];
  /** The words without ground; undefined when there is nothing to object to. */
  lacking?: string;
}

/** Names parted by commas, which may come from several entries of a list. */
const namesIn = (text: string): string[] =>
  text
    .split(/,| et /)
    .map((name) => name.trim())
    .filter(Boolean);

/** Finds the statement that bears out a claim. */
export function groundFrench(claim: FrenchClaim, statements: readonly FrenchStatement[]): FrenchGrounding {
  const needed = neededWords(claim.text);
  if (needed.length === 0) return { grounds: [] };
  const found = statements.find((one) => bearsOut(one, claim, needed));
  if (found) return { grounds: [found.path] };
  const names = namesIn(claim.text).map((text) => ({ ...claim, text }));
  const listed = statements.filter(({ kind }) => kind === 'skill' || kind === 'language');
  const single = names.map((name) => listed.find((one) => bearsOut(one, name, neededWords(name.text))));
  if (names.length > 1 && single.every((one) => one !== undefined))
    return { grounds: single.map(({ path }) => path) };
  return { grounds: [], lacking: claim.text.trim() };
}

import OUTRIGHT from './data/outright.json' with { type: 'json' };
import { isBareClaim } from './outright.ts';
import { isFunctionWord, isPlain } from './plain-words.ts';
import { isEchoed, qualifiersIn } from './qualifiers.ts';
import type { Statement } from './resume-record.types.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** What a statement says besides the words that a sentence takes from it, as counted signs. */
export type Signs = ReadonlyMap<string, number>;

/** A sentence of a letter, read once for all statements it is held against. */
export interface ReadSentence {
  text: string;
  words: readonly Word[];
  stems: ReadonlySet<string>;
  isBare: boolean;
  said: ReadonlySet<string>;
}

interface Token {
  text: string;
  stem: string;
  start: number;
  isWord: boolean;
  /** The sentence names it. */
  isTaken: boolean;
  /** The sentence has the word, too, if only as a word that joins others. */
  isRepeated: boolean;
}

type Side = 'before' | 'between' | 'after' | 'apart';

const PEOPLE: ReadonlySet<string> = new Set(OUTRIGHT.people.split(' '));
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#]*|[^\s\p{L}\p{N}.]/gu;
const PREPOSITION =
  /^(?:of|in|on|with|for|by|to|at|as|from|into|through|via|within|under|about|using|after|before|during|without|than|like|over|per|against|between|until|since|towards?|around|beside|near)$/;
const DETERMINER =
  /^(?:the|an?|my|our|his|her|their|this|that|two|three|other|others|another|all|both|some|most|every|each)$/;
const TAKING_BACK = /^(?:un|non|in|dis|mis|pre|ex|sub|semi|anti|quasi|pseudo|part)$/;
const MOST = 3;
/** A preposition further from a thing does not govern it. */
const REACH = 4;

const isVerbOfHaving = ({ text }: Word): boolean =>
  /^(?:I|my|have|has|had|am|are|is|was|were|be|been)$/i.test(text);
const isTelling = (word: Word): boolean =>
  !isFunctionWord(word.text) && !isVerbOfHaving(word) && !/[\ue000-\uf8ff]/.test(word.text);

/** The words of a clause that a statement may hold. */
export const termsOf = (clause: string): Word[] => wordsOf(clause).filter(isTelling);

export function readSentence(text: string): ReadSentence {
  const words = wordsOf(text);
  return {
    text,
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    isBare: isBareClaim(text),
    said: qualifiersIn(text),
  };
}

const isRunning = (path: string): boolean => /description|summary|achievements/.test(path);
const isHeldBy = ({ stem }: Word, { stems, implied }: Statement): boolean =>
  stems.has(stem) || implied.has(stem);

function tokensOf(text: string, terms: ReadonlySet<string>, { stems }: ReadSentence): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const bare = found.replace(/[.'’]+$/, '') || found;
    const isWord = /[\p{L}\p{N}]/u.test(bare);
    const stem = isWord ? (wordsOf(bare)[0]?.stem ?? stemOf(bare)) : bare;
    return {
      text: bare.toLowerCase(),
      stem,
      start: index,
      isWord,
      isTaken: terms.has(stem),
      isRepeated: stems.has(stem),
    };
  });
}

class Tally {
  readonly signs = new Map<string, number>();
  add(sign: string): void {
    this.signs.set(sign, Math.min(MOST, (this.signs.get(sign) ?? 0) + 1));
  }
}

/** On which side of the words that are taken a token is; behind a semicolon it is apart. */
function sideOf(index: number, taken: readonly number[], tokens: readonly Token[]): Side {
  const [first = 0, last = 0] = [taken[0], taken.at(-1)];
  const [from, to] = index < first ? [index, first] : [last, index];
  if ((index < first || index > last) && tokens.slice(from, to).some(({ text }) => /^[;|]$/.test(text)))
    return 'apart';
  return index < first ? 'before' : index > last ? 'after' : 'between';
}

/** What somebody calls themselves at the beginning, as in `Production manager with`, is nobody else. */
const isOwnTitle = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(0, index)
    .every(({ text, isWord }) => isWord && !isFunctionWord(text) && !/(?:ed|ing)$/.test(text));

/** The endings of verbs and of words for people, by what a word ends in. */
const ENDINGS: readonly (readonly [string, RegExp])[] = [
  ['(-ed)', /(?:ed|wn|ght)$/],
  ['(-ing)', /ing$/],
  ['(-er)', /..(?:er|or|ist|ant|ian)s?$/],
];

function tallyToken(tally: Tally, tokens: readonly Token[], index: number, side: Side, form: string): void {
  const { text, stem, isWord } = tokens[index] as Token;
  const sign = !isWord ? `${form} ${side} mark ${text}` : /^\d/.test(text) ? `${side} (number)` : undefined;
  if (sign !== undefined) {
    tally.add(sign);
    return;
  }
  tally.add(`${side} ${PREPOSITION.test(text) ? text : stem}`);
  if (isFunctionWord(text) || PREPOSITION.test(text)) return;
  if (!isPlain(stem)) tally.add(`${form} ${side} (telling)`);
  if (PEOPLE.has(text) && !isOwnTitle(tokens, index)) tally.add(`${side} (person)`);
  const ending = index === 0 ? undefined : ENDINGS.find(([, pattern]) => pattern.test(text));
  if (ending) tally.add(`${side} ${ending[0]}`);
}

/** `untrained` where a sentence says `trained`, `non-certified` where it says `certified`. */
const isTakenBack = (tokens: readonly Token[], index: number, terms: ReadonlySet<string>): boolean => {
  const { text, isTaken } = tokens[index] as Token;
  if (isTaken) return false;
  if (TAKING_BACK.test(text)) return tokens[index + 1]?.text === '-';
  const [, rest] = /^(?:un|non|in|dis|mis|sub)(\p{L}{4,})$/u.exec(text) ?? [];
  return rest !== undefined && terms.has(stemOf(rest));
};

/** The preposition that governs the last thing that is taken. */
function governing(tokens: readonly Token[], taken: readonly number[]): Token | undefined {
  let at = taken.at(-1) ?? 0;
  while (tokens[at - 1]?.isTaken) at--;
  return tokens.slice(Math.max(0, at - REACH), at).findLast(({ text }) => PREPOSITION.test(text));
}

const HEADS: readonly (readonly [string, RegExp])[] = [
  ['(-ed)', /ed$/],
  ['(-ing)', /ing$/],
  ['(determiner)', DETERMINER],
];

/** How a line of text begins: with a deed, with somebody else, with a clause before the thing. */
function tallyHead(tally: Tally, tokens: readonly Token[], last: number, sentence: ReadSentence): void {
  const at = tokens.findIndex(
    ({ isWord, text }) => isWord && !/^(?:i|also|then|often|once|now|\p{L}+ly)$/u.test(text),
  );
  const head = tokens[at];
  if (!head || /^\d/.test(head.text)) return;
  tally.add(`head ${head.stem}`);
  tally.add(`head ${HEADS.find(([, pattern]) => pattern.test(head.text))?.[0] ?? '(other)'}`);
  tally.add(`head (${head.isRepeated ? 'said' : 'unsaid'}) ${sentence.isBare ? 'bare' : 'deed'}`);
  const others = tokens.slice(at + 1, last);
  if (
    DETERMINER.test(head.text) &&
    others.some(({ text }) => /^(?:is|was|were|are|had|has|did|does)$|ed$/.test(text))
  )
    tally.add('another subject');
  if (others.some(({ text }) => /^(?:who|which|that|where|whose|while|when|if)$/.test(text)))
    tally.add('clause before');
}

function tallySentence(tally: Tally, sentence: ReadSentence, unheld: readonly Word[]): void {
  for (const word of unheld) {
    tally.add('unheld');
    if (!isPlain(word.stem)) tally.add('unheld (telling)');
    if (word.isName) tally.add('unheld (name)');
    else tally.add(`unheld ${word.stem}`);
  }
  for (const kind of sentence.said) tally.add(`says ${kind}`);
  if (!/(?<!\p{L})(?:I|my|me|mine)(?!\p{L})/iu.test(sentence.text)) tally.add('of others');
  tally.add(sentence.isBare ? 'bare' : 'deed');
}

const isYearToCome = (text: string, today: string): boolean =>
  /^20\d\d$/.test(text) && text > today.slice(0, 4);

/** Each token that the sentence does not repeat, by its side. */
function tallyTokens(
  tally: Tally,
  tokens: readonly Token[],
  taken: readonly number[],
  stems: ReadonlySet<string>,
  form: string,
): void {
  for (const [index, token] of tokens.entries()) {
    if (isTakenBack(tokens, index, stems)) tally.add('taken back');
    if (!token.isTaken && !token.isRepeated)
      tallyToken(tally, tokens, index, sideOf(index, taken, tokens), form);
  }
}

/**
 * What a statement says that a sentence which takes some words from it leaves out: where, in which construction, of what
 * kind. Nothing is decided here.
 *
 * @param terms the words of a clause of the sentence.
 */
export function signsOf(
  sentence: ReadSentence,
  terms: readonly Word[],
  statement: Statement,
  today: string,
): Signs {
  const tally = new Tally();
  const stems = new Set(terms.map(({ stem }) => stem));
  const tokens = tokensOf(statement.text, stems, sentence);
  const taken = tokens.flatMap(({ isTaken }, index) => (isTaken ? [index] : []));
  const isText = isRunning(statement.path);
  const form = isText ? 'text' : 'entry';
  tally.add(`in ${isText ? form : statement.path.replace(/\.\d+/g, '')}`);
  tallyTokens(tally, tokens, taken, stems, form);
  if (tokens.some(({ text, isRepeated }) => !isRepeated && isYearToCome(text, today)))
    tally.add(`year to come ${form}`);
  const preposition = governing(tokens, taken);
  if (preposition) tally.add(`${form} governed ${preposition.text}${preposition.isRepeated ? ' said' : ''}`);
  if (isText) tallyHead(tally, tokens, taken.at(-1) ?? 0, sentence);
  else if (tokens.every(({ isTaken }) => isTaken)) tally.add('whole entry');
  for (const kind of statement.narrowed) if (!isEchoed(kind, sentence.said)) tally.add(`whole ${kind}`);
  tallySentence(
    tally,
    sentence,
    terms.filter((word) => !isHeldBy(word, statement)),
  );
  return tally.signs;
}

/** A statement that holds nearly as much as the best one may bear a claim out, too. */
const NEARLY = 0.7;
const MOST_STATEMENTS = 8;

/** The statements that hold most of the words, the best first, each with its share. */
export function nearestStatements(
  terms: readonly Word[],
  statements: readonly Statement[],
): { statement: Statement; share: number }[] {
  const held = statements
    .map((statement) => ({
      statement,
      share: terms.filter((word) => isHeldBy(word, statement)).length / Math.max(1, terms.length),
    }))
    .filter(({ share }) => share > 0)
    .sort((left, right) => right.share - left.share);
  const least = (held[0]?.share ?? 0) * NEARLY;
  return held.filter(({ share }) => share >= least).slice(0, MOST_STATEMENTS);
}

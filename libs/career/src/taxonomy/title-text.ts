import { LEVEL_PHRASES, LEVEL_WORDS } from './data/level-words.ts';
import {
  FIELD_AGENTS,
  FILLERS,
  GIVEN_NAMES,
  NOT_AGENTS,
  PLACES,
  SHORT_FORMS,
  TRADE_SURNAMES,
  VAGUE,
} from './data/title-words.data.ts';
import { doer, keyOf, RANKS } from './title-keys.ts';
import { fold } from './words.ts';

/** A way to read a title: who does the work and what is said of it. */
export interface TitleReading {
  /** The doer, singular (driver), or undefined when none is named. */
  head: string | undefined;
  /** Keys of the other words, in order. */
  modifiers: string[];
  /** All keys in order, to compare with whole titles. */
  phrase: string;
  /** What a match with this reading is worth. */
  worth: number;
  /** The doer was supplied: only a whole title counts. */
  isGuess: boolean;
}

/** A title is a line; what comes after is not read. */
const TITLE_LENGTH_MAX = 300;
const READINGS_MAX = 10;
const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'the', 'to', 'with', 'on', 'or']);
const FILE_ENDING = /\.(?:pdf|docx?|odt|rtf|txt|pages)\b/g;
const VERSION = /\b(?:v(?:er(?:sion)?)?[ .]?\d+(?:\.\d+)*|\d+|(?:19|20)\d\d)\b/g;
const GENDER = /\(?\b[mfwdx](?:\/[mfwdx]){1,3}\b\)?/g;
const LEVELS = new RegExp(`\\b(?:${LEVEL_PHRASES.join('|').replaceAll(' ', '[ -]')})\\b`, 'g');
const EMPLOYER = /\s(?:at|@|with|under|to)\s/;
const SEGMENTS = /\s*[|;•·,:]\s*|\s+[-–—]+\s*|\s*[–—]+\s+/;
const JOINED = /\s*[/&+]\s*|\s+(?:and|cum|n)\s+/;
/** What somebody studies or studied is no work yet. */
const IN_TRAINING = /\b(?:graduate of|students?|bachelor|degree|university|b\.?sc|hnd)\b/;
const TEAM = new Set(['team', 'unit', 'group', 'section']);
/** What readings other than the whole first part are worth. */
const TURNED = 0.99;
const FIELD = 0.9;
const FIELD_OFFICER = 0.8;
const FIRST_OF_JOINED = 0.95;
const OTHER_OF_JOINED = 0.94;
const OTHER_SEGMENT = 0.86;
const IN_BRACKETS = 0.85;

/** Lower-case words of a text with short forms spelled out. */
function wordsOfTitle(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}+#.'-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
    .flatMap((word) => (SHORT_FORMS[word] ?? word.replace(/(?<=[a-z])['’]s$/, 's')).split(' '))
    .flatMap((word) => (/^[a-z]{2,}(?:-[a-z]{2,})+$/.test(word) ? word.split('-') : [word]))
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
}

const isNoise = (word: string): boolean => LEVEL_WORDS.has(word) || PLACES.has(word) || FILLERS.has(word);

/** The position of the doer among words: the last that names one. */
function headAt(words: readonly string[], isAgent: (word: string) => boolean): number {
  for (let at = words.length - 1; at >= 0; at--) if (isAgent(doer(words[at] ?? ''))) return at;
  return -1;
}

function reading(
  words: readonly string[],
  worth: number,
  isAgent: (word: string) => boolean,
  isGuess = false,
): TitleReading | undefined {
  if (words.length === 0) return undefined;
  const at = headAt(words, isAgent);
  const head = at < 0 ? undefined : doer(words[at] ?? '');
  // The doer as it is written: a recruiter is not a recruitment.
  const keys = words.map((word, position) => (position === at ? (head ?? '') : keyOf(word)));
  return {
    head,
    modifiers: keys.filter((_, position) => position !== at),
    phrase: keys.join(' '),
    worth,
    isGuess,
  };
}

/** How the words of a title of the taxonomy read. */
export function readName(words: readonly string[], isAgent: (word: string) => boolean): TitleReading {
  return (
    reading(words, 1, isAgent) ?? {
      head: undefined,
      modifiers: [],
      phrase: '',
      worth: 1,
      isGuess: false,
    }
  );
}

/** Words that end like one who does something. */
const DOER_ENDING = /(?:[eo]r|ist|man|ian|ant|smith|wright)$/;

/**
 * Who does the work of a title of the taxonomy: the last word that names a doer, or else the last that ends like one
 * (antique restorer furniture), or else the last word.
 */
export function doerOf(words: readonly string[], agents: ReadonlySet<string>): string {
  const known = words.findLastIndex((word) => agents.has(doer(word)));
  const at = known < 0 ? words.findLastIndex((word) => DOER_ENDING.test(doer(word))) : known;
  return doer(words.at(at) ?? '');
}

/** The words of a title of the taxonomy, as readings see them. */
export const wordsOfName = (name: string): string[] => wordsOfTitle(fold(name));

/** Without what people write into the name of a file. */
function line(title: string): string {
  return fold(title.slice(0, TITLE_LENGTH_MAX).replaceAll('﹣', ' - '))
    .replace(FILE_ENDING, ' ')
    .replaceAll(/(?<=[a-z])\.js\b/g, '')
    .replaceAll(/\b(?:(?:senior|executive|assistant) )?vice[ -]president\b/g, 'vp')
    .replaceAll('_', ' ')
    .replace(GENDER, ' ')
    .replace(/\bcopy of\b|\bcurriculum vitae\b/g, ' ')
    .replace(VERSION, ' ');
}

const cleaned = (title: string): string => line(title).replace(LEVELS, ' ');

/**
 * The ways to read a title, the likeliest first: without rank, level, place, employer and file name; turned round at a
 * comma (Director, nursing); its parts when several are joined. None when nothing is left.
 */
export function readingsOf(title: string, isAgent: (word: string) => boolean): TitleReading[] {
  const text = cleaned(title);
  const bracketed = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, inner]) => inner ?? '');
  const bare = text
    .replaceAll(/[([][^)\]]*[)\]]?/g, ' ')
    .split(SEGMENTS)
    .filter((segment) => !isPerson(wordsOfTitle(segment)))
    .join(' | ');
  const place = bare.split(EMPLOYER)[0] ?? bare;
  const segments = place
    .split(SEGMENTS)
    .map((segment) => ({
      segment,
      words: wordsOfTitle(segment).filter((word) => !isNoise(word) || RANKS.has(word)),
    }))
    .filter(({ words }) => words.length > 0);
  const whole = wordsOfTitle(bare).filter((word) => !FILLERS.has(word) && !PLACES.has(word));
  const isVague = whole.every((word) => VAGUE.has(doer(word)) || isNoise(word));
  const found: TitleReading[] = [];
  const add = (words: readonly string[], worth: number, isGuess = false): void => {
    const one = reading(words, worth, isAgent, isGuess || isVague || isChiefOfficer(words));
    if (one && found.length < READINGS_MAX && !found.some(({ phrase }) => phrase === one.phrase))
      found.push(one);
  };
  const [first, ...others] = segments;
  add(whole, 1, namesSeveral(bare, isAgent));
  if (!first) return found;
  addFirst(first, others, isAgent, add);
  addJoined(first.segment, isAgent, add);
  for (const inner of bracketed)
    add(
      wordsOfTitle(inner).filter((word) => !isNoise(word)),
      IN_BRACKETS,
    );
  for (const { words } of others) for (const variant of variants(words, isAgent)) add(variant, OTHER_SEGMENT);
  if (!isVague && found.every(({ head }) => head === undefined) && !IN_TRAINING.test(text))
    for (const { words } of segments) addField(words, add);
  return found;
}

/** The keys of the words of a title that name no doer, without employer, person and file name. */
export function keysOf(title: string, isAgent: (word: string) => boolean): ReadonlySet<string> {
  const words = line(title)
    .split(SEGMENTS)
    .map((segment) => wordsOfTitle(segment.split(EMPLOYER)[0] ?? segment))
    .filter((segment) => !isPerson(segment))
    .flat();
  return new Set(words.filter((word) => !isAgent(doer(word))).map(keyOf));
}

/** The first segment as it stands, or behind the others where it names a rank or a team alone. */
function addFirst(
  first: Segment,
  others: readonly Segment[],
  isAgent: (word: string) => boolean,
  add: (words: readonly string[], worth: number, isGuess?: boolean) => void,
): void {
  const isAlone = first.words.length === 1 || first.words.every((word) => RANKS.has(word) || TEAM.has(word));
  if (isAlone && others.length > 0) {
    const own = first.words.filter((word) => !TEAM.has(word));
    for (const { words } of others) add([...words, ...own], TURNED);
    return;
  }
  for (const words of variants(first.words, isAgent)) add(words, 1, namesSeveral(first.segment, isAgent));
}

interface Segment {
  segment: string;
  words: readonly string[];
}

/** Tunde Baker bakes no bread. */
function isPerson(all: readonly string[]): boolean {
  const words = all.filter((word) => !FILLERS.has(word));
  const isShort = words.length === 2 || words.length === 3;
  return isShort && GIVEN_NAMES.has(words[0] ?? '') && TRADE_SURNAMES.has(words.at(-1) ?? '');
}

/** A chief data officer leads; no officer of that field does. */
const isChiefOfficer = (words: readonly string[]): boolean =>
  words.length > 2 && words[0] === 'chief' && words.at(-1) === 'officer';

/** Whether several doers are joined: a waiter and cashier is not a cashier of waiters. */
function namesSeveral(text: string, isAgent: (word: string) => boolean): boolean {
  return text.split(JOINED).filter((part) => headAt(wordsOfTitle(part), isAgent) >= 0).length > 1;
}

/** A rank that comes first is no work when another doer follows: head nurse, assistant accountant. */
function variants(words: readonly string[], isAgent: (word: string) => boolean): (readonly string[])[] {
  if (isChiefOfficer(words)) return [words, [...words.slice(1, -1), 'director']];
  const plain = words.filter((word) => !isNoise(word));
  const list: (readonly string[])[] = [words];
  if (plain.length > 0 && plain.length < words.length) list.push(plain);
  const [rank, ...rest] = plain.length > 0 ? plain : words;
  if (rank && RANKS.has(rank) && rest.length > 0) {
    if (headAt(rest, isAgent) >= 0) list.push(rest);
    else list.push([...rest, rank === 'assistant' || rank === 'associate' ? rank : 'manager']);
  }
  return list;
}

/** Sales and marketing officer: a sales officer and a marketing officer; admin/HR officer alike. */
function addJoined(
  segment: string,
  isAgent: (word: string) => boolean,
  add: (words: readonly string[], worth: number) => void,
): void {
  const parts = segment
    .split(JOINED)
    .map((part) => wordsOfTitle(part).filter((word) => !isNoise(word)))
    .filter((words) => words.length > 0);
  if (parts.length < 2) return;
  const last = parts.at(-1) ?? [];
  const head = last[headAt(last, isAgent)];
  for (const [position, words] of parts.entries()) {
    const worth = position === 0 ? FIRST_OF_JOINED : OTHER_OF_JOINED;
    if (headAt(words, isAgent) >= 0) add(words, worth);
    else if (head) add([...words, head], worth);
  }
}

/** A title without a doer: a data science intern is a scientist, a logistics trainee an officer, by name only. */
function addField(
  words: readonly string[],
  add: (words: readonly string[], worth: number, isGuess: boolean) => void,
): void {
  const plain = words.filter((word) => !isNoise(word));
  if (plain.length === 0) return;
  const at = plain.findLastIndex((word) => FIELD_AGENTS[word] !== undefined);
  if (at >= 0) add([...plain.slice(0, at), ...(FIELD_AGENTS[plain[at] ?? ''] ?? '').split(' ')], FIELD, true);
  else add([...plain, 'officer'], FIELD_OFFICER, true);
}

export const isNoAgent = (word: string): boolean =>
  NOT_AGENTS.has(word) || PLACES.has(word) || FILLERS.has(word);

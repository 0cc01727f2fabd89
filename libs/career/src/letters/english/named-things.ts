import data from './data/nouns.json' with { type: 'json' };
import { type VerbForm, verbOf } from './verbs.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs whose base form is as often a noun or an adjective: `stock`, `log`, `close`. */
const NOUNS = setOf(data.nouns);
const WITH_PREPOSITION = setOf(data.withPreposition);
const MASS_NOUNS = setOf(data.massNouns);
const MATTERS = setOf(data.matters);
const CLIPPED_VERBS = setOf(data.clippedVerbs);
const GERUNDS = setOf(data.gerunds);
const GERUND_SECONDS = setOf(data.gerundSeconds);
const COMPOUND = new RegExp(`^(?:${data.compounds.join('|')})(?![\\p{L}-])`, 'iu');

/** Verbs that take no object: a noun behind them without a preposition is the rest of a name. */
const INTRANSITIVE = setOf(data.intransitive);
/** `Worked nights`, `care daily`: a time is no part of a name. */
const TIME_OBJECT =
  /^\s(?:(?:on|double|split|rotating|alternate|night|day|weekend|\p{L}+ly)\s)*(?:shifts?|nights?|days|evenings|mornings|weekends?|hours|full[- ]time|part[- ]time|overtime|closely|well|\p{L}+ly)(?![\p{L}])/iu;
const PREPOSITION =
  'at|in|for|during|on|from|by|with|before|after|between|within|under|over|per|until|since|as|to|into|through|across|when|while|via|against|among|around|near|of|w/';
/** What only the object of a verb begins with. */
const OBJECT =
  /^\s(?:the|an?|all|any|each|every|both|our|their|its|my|your|this|these|those|up to|about|around|more than|some|several|many|new|daily|weekly|monthly|directly|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?![\p{L}])|^\s(?:(?!(?:19|20)\d\d(?!\d)|\d{1,2}[:.h]\d\d)[£$€₦]?\d)/iu;
const TIME = /^\s(?:at\s)?(?:\d{1,2}[:.h]\d\d(?!\d)|\d{1,2}\s?(?:am|pm)(?!\p{L}))/iu;
/** `Setting out of pipes`, `Picking up of orders` have an article left out, not a verb. */
const OF = /^(?:\s(?:out|up|down|off|in|on|over|back|away))?\s+of\b/i;

const PARTICIPLE =
  /^(?:\p{Ll}+ed|filled|given|taken|kept|done|sent|made|held|paid|written|drawn|run|sold|bought|read)$/u;
/** Behind what was sent or spent they say which: `calls received`, `invoices paid`. */
const WHICH = /^(?:received|made|paid|based|used|placed|issued|required|needed|owed|returned|involved)$/;
const HOW_OFTEN =
  /^(?:every|each|daily|weekly|monthly|hourly|at|on|in|by|before|after|per|twice|once|when|and|to|with)$/;
/** Clipped objects whose article a letter puts in. */
const COUNTED =
  /^(?:team|crew|group|fleet|budget|portfolio|network|system|database|website|app|shop|ward|unit|department|branch|school|class|project|campaign|programme|program|strategy|policy|warehouse|kitchen|restaurant|clinic|farm|site|truck|lorry|van|bus|car|vehicle|template|newsletter|blog|workshop|staff|service|platform|software|code)$/;

const isPlural = (word: string): boolean => /s$/.test(word) && !/(?:ss|is|(?<!men)us)$/.test(word);
/** `SAP`, `AutoCAD`: a name needs no article. */
const isName = (word: string): boolean => /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\d/u.test(word);

/** Whether words without an article are the object of a verb rather than the rest of its name. */
function isObject(words: readonly string[], head: string): boolean {
  const last = words.at(-1) ?? '';
  const lower = last.toLowerCase();
  if (isPlural(lower) || isName(last)) return true;
  if (MASS_NOUNS.has(lower)) return true;
  return (MATTERS.has(lower) || COUNTED.test(lower)) && CLIPPED_VERBS.has(head);
}

/** `Log sheet filled every stop`: what follows was done to the sheet. */
function isDoneTo(words: readonly string[], next: string): boolean {
  return words.some((word, index) => {
    if (index === 0 || !PARTICIPLE.test(word) || WHICH.test(word)) return false;
    const after = words[index + 1] ?? next;
    return after === '' || HOW_OFTEN.test(after.toLowerCase());
  });
}

/** The words behind the head as far as a preposition or a mark. */
function plainWords(rest: string): { words: readonly string[]; next: string } {
  const [part = ''] =
    new RegExp(
      `^.*?(?=$|[,;:.()]|\\s(?:${PREPOSITION}|and|&|or|daily|weekly|monthly|yearly|hourly|twice|once)(?:\\s|$))`,
      'su',
    ).exec(rest) ?? [];
  const next = /^\s*([\p{L}/&]+)/u.exec(rest.slice(part.length))?.[1] ?? '';
  return { words: part.trim().split(/\s+/).filter(Boolean), next };
}

/** `Filing that passed two reviews`; not `ensuring that stock is counted`. */
const WHICH_DID = /^\s(?:that|which)\s(\p{Ll}+)/u;

function isNameWithClause(rest: string): boolean {
  const word = WHICH_DID.exec(rest)?.[1] ?? '';
  const form = verbOf(word)?.form;
  return (
    form === 'past' ||
    form === 'third' ||
    /^(?:went|got|became|came|sat|stood|has|had|is|are|was|were)$/.test(word)
  );
}

const ROW_GAP = /^(?:,\sand\s|,\s|\s(?:and|&)\s)([\p{L}-]+)/u;

/** The words of a row at the head, `picking, packing and loading`, with what comes behind it. */
function rowAtHead(head: string, rest: string): { words: string[]; after: string } {
  const words = [head];
  let after = rest;
  for (;;) {
    const [whole, word = ''] = ROW_GAP.exec(after) ?? [];
    if (whole === undefined || verbOf(word)?.form !== verbOf(head)?.form) return { words, after };
    words.push(word.toLowerCase());
    after = after.slice(whole.length);
  }
}

/** Nothing that a verb could have for its object. */
const NO_OBJECT = new RegExp(`^(?:$|[,;:.(]|\\s(?:and|&|${PREPOSITION})\\s)`, 'iu');

/**
 * `Washing, dressing and meals for eight`, `Screens and reports for an application`: a row without an object is one of
 * names, unless its last verb needs none.
 */
function isRowOfNames(head: string, rest: string): boolean {
  const { words, after } = rowAtHead(head, rest);
  const last = verbOf(words.at(-1) ?? '')?.base ?? '';
  if (words.length < 2 || !NO_OBJECT.test(after)) return false;
  if (/^\s(?:and|&)\s/.test(after)) return true;
  return !INTRANSITIVE.has(last) && !(WITH_PREPOSITION.has(last) && /^\s(?:to|on|in|at|with)\s/.test(after));
}

/** `Care notes on a tablet`, `Work orders for 30 pumps`. */
const isNameOfNoObject = (head: string, rest: string): boolean =>
  INTRANSITIVE.has(head) && /^\s\p{L}/u.test(rest) && !NO_OBJECT.test(rest) && !TIME_OBJECT.test(rest);

function isNounAtHead(head: string, rest: string): boolean {
  if (OBJECT.test(rest)) return false;
  if (new RegExp(`^\\s(?:${PREPOSITION})\\s`, 'iu').test(rest)) return !WITH_PREPOSITION.has(head);
  const joined = /^(?:,\sand\s|,\s|\s(?:and|&|or)\s)(.*)$/su.exec(rest)?.[1];
  if (joined !== undefined)
    return verbOf(/^[\p{L}-]+/u.exec(joined)?.[0] ?? '')?.form !== 'base' || namesThing(joined);
  const { words, next } = plainWords(rest);
  if (words.length === 0) return true;
  return isDoneTo(words, next) || !isObject(words, head);
}

/** `Planting teams, calibration of planters`: the second is a thing, and so is the first. */
const THING_AFTER =
  /,\s(?:\p{L}+\s){0,2}?(?!\p{L}+ing\s(?:the|all|an?)\b)\p{L}+(?:tion|sion|ment|ance|ence|age|ysis|ing|control|checks?|duty|duties)\s(?:of|for|with|at)\s/iu;

/** `Cleaning rota for 12 staff`, `Briefing notes for the minister`. */
function isGerundName(head: string, rest: string): boolean {
  const { words } = plainWords(rest);
  if (OBJECT.test(rest) || words.length === 0 || words.length > 3) return false;
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.length === 1 && GERUND_SECONDS.has(last)) return GERUNDS.has(head);
  return (
    GERUNDS.has(head) &&
    !isPlural(last) &&
    !isName(last) &&
    !MASS_NOUNS.has(last) &&
    !MATTERS.has(last) &&
    !COUNTED.test(last)
  );
}

const IS_NAME: Readonly<
  Record<Exclude<VerbForm, 'past'>, (head: string, rest: string, base: string) => boolean>
> = {
  base: (head, rest) => isNameOfNoObject(head, rest) || (NOUNS.has(head) && isNounAtHead(head, rest)),
  third: (head, rest, base) =>
    isRowOfNames(head, rest) ||
    (NOUNS.has(base) &&
      new RegExp(`^\\s(?:${PREPOSITION})\\s`, 'iu').test(rest) &&
      !WITH_PREPOSITION.has(base)),
  continuous: (head, rest) => {
    const isShort = plainWords(rest).words.length <= 3 && !OBJECT.test(rest);
    return isRowOfNames(head, rest) || isGerundName(head, rest) || (isShort && THING_AFTER.test(rest));
  },
};

/**
 * Whether a statement that begins with a form of a verb names a thing, or may do so, instead of telling a deed:
 * `Stock count month end`, `Fixed asset register`, `Log sheet filled every stop`.
 */
export function namesThing(statement: string): boolean {
  const [, first = '', rest = ''] = /^([\p{L}-]+)(.*)$/su.exec(statement) ?? [];
  const head = first.toLowerCase();
  const verb = verbOf(head);
  if (COMPOUND.test(statement)) return !/^\S+\s(?:the|an?)\s/i.test(statement);
  if (!verb || verb.form === 'past') return false;
  if (/^\s*:/.test(rest) || OF.test(rest) || TIME.test(rest) || isNameWithClause(rest)) return true;
  return IS_NAME[verb.form](head, rest, verb.base);
}

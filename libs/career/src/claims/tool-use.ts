import { verbOf } from '../letters/english/verbs.ts';
import { wordsOfRole } from './cue-patterns.ts';

const USES = new Set(wordsOfRole('use-verbs'));
const MOVES = new Set(['move', 'migrate', 'convert', 'switch', 'port', 'transfer', 'import', 'change']);
const BETWEEN =
  '(?:(?:the|our|my|an?|its|all|new|own|several|both|daily|weekly|monthly|annual|\\d+|two|three|four|five|many|large|small|complex|custom|internal|various|different|advanced)\\s)*';
const BY_MEANS = new RegExp(
  `(?<![\\p{L}])(?:in|with|using|on|via|through|within|inside|into|onto|across|from|under|to)\\s${BETWEEN}$`,
  'iu',
);
/** `administration of Sage`, `implementation and maintenance of SAP`. */
const USE_OF = new RegExp(
  `(?<![\\p{L}])(?:use|user|help|administration|configuration|implementation|installation|maintenance|deployment|development|operation|customi[sz]ation|integration|management|optimi[sz]ation|programming|introduction|roll-?out|migration|processing|preparation|application|command|mastery|knowledge|operator|administrator)\\s(?:of|to)\\s${BETWEEN}$`,
  'iu',
);
/** Names listed before one are governed by what governs it: `Used Sage, QuickBooks and Xero`. */
const LISTED =
  /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.+#&-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}.+#-]*)*\s*(?:,\s*(?:and\s)?|\sand\s|\s&\s|\/|\sor\s))+$/u;

const isUseVerb = (word: string): boolean => {
  const verb = verbOf(word.replace(/^(?:re|co)-/i, ''));
  return (
    verb !== undefined &&
    [verb.base, `${verb.base}e`, verb.base.replace(/ed$/, '')].some((one) => USES.has(one))
  );
};

/**
 * Whether a named tool or method is used in what is done, and not only bought, voted for or spoken of: it is the means
 * (`in Sage`), the object of a verb of use, or says what kind of thing is made (`IFRS statements`).
 */
export function isToolUsed(before: string): boolean {
  const governed = before
    .replace(/\b(?:not only|both|either|mainly|mostly|also|now|only)\s$/i, '')
    .replace(LISTED, '');
  if (BY_MEANS.test(governed)) return !/\bto\s[^\s]*\s?$/i.test(governed) || isMove(governed);
  if (USE_OF.test(governed) || MADE_FOR.test(governed)) return true;
  // Between the verb and its object stand adjectives and other nouns, and no preposition that leads elsewhere.
  return !LEADS_ELSEWHERE.test(governed.split(/,\s|\sand\s/).at(-1) ?? '') || isUseVerb(lastVerb(governed));
}

/** Nouns for work itself: `the preparation of budgets`, `all aspects of payroll`, `a team of four in payroll`. */
const WORK_NOUN =
  /\b(?:[\p{L}-]+(?:ing|ment|tion|sion|ance|ysis|ery|al)|work|works|aspects?|all|side|areas?|parts?|cycle|process(?:es)?|procedures?|duties|tasks?|activities|functions?|operations?|control|use|projects?|jobs?|cases?|plans?|budgets?|services?|systems?|programmes?|programs?|desk|unit|function|schedules?|calendar|lead|charge|responsibility|records?|registers?|manual|team|crew|gang|section|department|line|costs?|rate|time|standards?|quality|volume|backlog|number|set|range|series|sets|hours|years|months|days|tons|tonnes|km|metres|sites?|branches|clients?|patients|staff|people|pupils|members)\s(?:of|for|in|on)\s/iu;

/** Whether a duty is what is done, and not what a thing is about that was written, read, bought or given. */
export function isPartOfDeed(before: string): boolean {
  const part = (before.split(/,\s|\sand\s/).at(-1) ?? '').replace(/^(?:took|take|taking|taken) over\s/i, '');
  const [lead] =
    /^.*\b(?:of|for|about|on|to(?!\s\d)|against|whether|around|towards?|over|behind|beside|near|like|than)\s/iu.exec(
      part,
    ) ?? [];
  // `by planning routes`: what is done it with is done.
  return (
    lead === undefined ||
    /\bby(?:\s(?:way|means)\sof)?\s(?:\p{L}+\s)?$/iu.test(before) ||
    MADE_FOR.test(part) ||
    WORK_NOUN.test(lead) ||
    isUseVerb(lastVerb(lead.replace(/\S+\s$/, '')))
  );
}

/** `Prepared the accounts for the IPO`: a piece of work for something is work on it; a lunch, a room or a badge is none. */
const MADE_FOR =
  /^(?:prepared?|draft(?:ed)?|buil[dt]|design(?:ed)?|model(?:led)?|negotiated?|deliver(?:ed)?|compiled?|audit(?:ed)?|wrote|write|drew|draw)\s(?:the\s|an?\s|all\s|its\s|\d+\s)?(?:[\p{L}-]+\s){0,2}(?:accounts?|statements?|models?|drawings?|contracts?|agreements?|plans?|reports?|budgets?|schedules?|programmes?|calculations?|returns?|specifications?|valuations?|documents?|documentation|estimates?|terms|files?|systems?|software|forecasts?)\sfor\s(?:the\s|an?\s|our\s|its\s|\d+\s|two\s|three\s|four\s)?(?:[\p{L}-]+(?:[’']s)?\s){0,2}$/iu;

const LEADS_ELSEWHERE =
  /\b(?:of|for|about|against|whether|to|at|between|around|towards?|over|behind|beside|near|by|than|like|that|which|until|before|after)\b/i;

/** The word before a name, articles left out: `set up the` gives `set`. */
function lastVerb(text: string): string {
  const words = text
    .replace(new RegExp(`${BETWEEN}$`, 'iu'), '')
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  return /^(?:up|out|over|down)$/i.test(last) ? (words.at(-2) ?? '') : last;
}

const isMove = (text: string): boolean =>
  text.split(/\s+/).some((word) => {
    const base = verbOf(word)?.base ?? '';
    return MOVES.has(base) || MOVES.has(`${base}e`);
  });

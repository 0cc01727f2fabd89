import { subjectWords } from './cue-patterns.ts';

/**
 * Words beside the name of a paper or a skill in a list that take nothing back; what else is there is not understood.
 */
const KNOWN =
  /^(?:and|or|of|in|the|for|with|by|from|on|to|at|a|an|as|via|my|level|class(?:es)?|categor(?:y|ies)|codes?|grade|valid|current|active|clean|full|until|renewed|passed|pass|merit|distinction|credit|honours|certified|certificate|certification|licen[cs]e|licen[cs]ed|permit|diploma|member|membership|registered|registration|card|badge|status|charter|number|since|awarded|issued|achieved|gained|granted|dated|expir(?:y|es|ing)|standing|good standing|re-?issued|in force|date|state|federal|ministry|authority|commission|academy|competence|id|obtained|earned|completed|held|online|professional|international|general|national|advanced|expert|proficient|fluent|conversational|strong|excellent|very|good|intermediate|native|daily|use|used|user|practitioner|associate|fellow|chartered|lifetime|life|holder|first|second|third|attempt|sitting|upper|lower|plus|both|all|years?|yrs?|months?|hours?|credits?|experience|work|including|incl|university|college|institute|board|council|points?|score|overall|band|total|programme|program|supervisor|operator|technician|trainer|site|safety|skills?|spoken|written|provider|operative|instructor|assessor|cert|certs|reg|lic|dipl|elected|admitted|clients?|live|sites?|books|shifts?|cases|branches|projects?|weekly|monthly|hrs|yr|mths?|approx|per|pts|inducted)$/iu;
/** The field that a paper is in, or what a skill is done with: `management`, `procurement`, `logistics`. */
const FIELD = /^\p{L}+(?:ing|ment|tion|sion|ics|logy|graphy|nance|ance|ity|ture|ware|ship|ery|acy)$/iu;
/** Words of that form that speak of a state or an event instead. */
const NO_FIELD =
  /^(?:(?:a?wait|pend|prepar|study|learn|sitt|expect|attend|process|mak|stand|run|revis|work|outstand|lapp?s|requir|miss|lack|plann?|hop|seek|try|pass|suspen|induct|revis|applicat|introduct|orientat|participat|exempt|exclus|demonstrat|observat|examinat|expirat|train|attent|intent|cancellat|revocat|rejectat|question|consult|attend|equival|familiar)(?:ing|ion|ation|ment|ance|ity|sion)|application|session|attendance|appointment|assessment|preparation|consideration|familiarity|eligibility|opportunity|membership)$/iu;
/** Adjectives that make of a thing none, or less: a mock examination is not an examination. */
const PRIVATIVE =
  /(?:^|[^\p{L}])(?:mock|pre|learner|provisional|honorary|temporary|interim|conditional|sample|trial|draft|unofficial|partial|half|quasi|semi|near|almost|pseudo|sham|fake|would-be|part|non|un|former|past|late|lapsed|expired|dormant|inactive|alternatives?|equivalents?|substitutes?)[\s-]+(?:[\p{L}\p{N}.-]+\s){0,2}$/iu;
const OPEN_FIELD = /(?<=^|\s)(?:in|of|for)\s(.*)/i;
/** Words of a list entry that make of it something else than a skill: `Learning Python`, `Interest in design`. */
const NO_SKILL_BEFORE =
  /\b(?:learning|studying|interest\w*|curious|exposure|awareness|familiar\w*|observ\w+|shadow\w*|attend\w*|introduction|introductory|beginner|aspir\w+|plan(?:ned|ning)? (?:to|for)|future|want\w*|trial|demo|theory|theoretical|former|past|preparing|towards?|alternatives?|equivalents?|substitutes?|competitors?|rivals?|instead)\b/i;
const TITLE_END = new RegExp(`(?:^|[^\\p{L}])(?:${subjectWords('title-nouns')})s?$`, 'iu');
const LOWER_POST =
  /\b(?:assistant|deputy|trainee|acting|interim|intern|clerk|typist|messenger|secretary|driver|junior|vice|under|graduate|apprentice|student|relief|aide|helper|attendant|assistant to|pa)\b/i;
/** `Excel (advanced: pivot tables, Power Query)`: what the level is based on takes nothing from it. */
const LEVEL_WITH_GROUNDS =
  /\((advanced|expert|proficient|fluent|strong|daily|professional):(?![^()]*\b(?:no|not|yet|learn\w*|plan\w*|want\w*|soon|some|only|basic\w*)\b)[^()]*\)/giu;
const SEPARATED = /\([^()]*\)|\[[^[\]]*\]|(?:,|:|;|\s[–—-])\s.*$/gu;

/** `no. 4017` is a number, `no expiry` no end; a bare `no` takes the paper back. */
const HARMLESS_NO = /\bno(?:\.|(?=[\s:]*\d)|\s(?=expiry\b))/giu;
/** `passed all diets` is the whole of it; `passed two diets` is not. */
const ALL_SITTINGS = /\b(?:all|both)\s(?:\w+\s)?diets\b/giu;
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(HARMLESS_NO, ' ')
    .replace(ALL_SITTINGS, ' ')
    .match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’+&/.-]*[\p{L}\p{N}+])?/gu) ?? [];
const isNamed = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word) || KNOWN.test(word);
/** `1/5` is a mark, and a low one as likely as not. */
const isUnderstood = (word: string): boolean =>
  (isNamed(word) && !/^\d+\/\d+$/.test(word)) ||
  (FIELD.test(word) && !NO_FIELD.test(word)) ||
  TITLE_END.test(word);
/** A name may be longer than the one that is known: `Cold chain transport`. */
const isOfName = (word: string): boolean => isNamed(word) || (!NO_FIELD.test(word) && !EVENT.test(word));
const EVENT =
  /^(?:day|evening|class|classes|course|session|taster|trial|demo|talk|quiz|test|exam|school|club|tutorials?|lessons?|interest|fan|basics?|view|viewer|sample|idea|equivalent|making|technique|attempt)$/;

/** `(year 1)`, `stage 1`: so far and no further. */
const PART_OF =
  /\b(?:year|stage|part|unit|module|phase|paper|term|semester|step)s?\s?(?:\d\b|one\b|two\b|i{1,2}\b)/i;

/** Whether what comes behind a name in a list is understood and takes nothing back. */
export function isPlainTail(after: string): boolean {
  if (/^['’]s?\s/.test(after) || PART_OF.test(after)) return false;
  const behind = after.replace(LEVEL_WITH_GROUNDS, '($1)');
  const separated = [...behind.matchAll(SEPARATED)].flatMap(([part]) => wordsIn(part));
  const joined = behind.replace(SEPARATED, ' ');
  // The last of several nouns is the thing: an `AWS exam day` is a day. A field is named behind `in` or `of`.
  const { 0: noun = joined, 1: field = '' } = joined.split(OPEN_FIELD);
  return (
    separated.every(isUnderstood) &&
    (wordsIn(noun).every(isOfName) || isTitle(noun)) &&
    !/\b(?:making|progress|view|process|part|theory|name|pipeline)\b/i.test(field)
  );
}

/** `IRATA Level 3 rope access technician`: the last word says who it is for. */
const isTitle = (noun: string): boolean =>
  TITLE_END.test(noun.trim()) && wordsIn(noun).every((word) => !EVENT.test(word) && !NO_FIELD.test(word));

/** Whether an entry of the certificates is one, by the words before the name. */
export const isPlainPaperHead = (before: string): boolean =>
  !PRIVATIVE.test(before) && !LESS_THAN_PAPER.test(before);

/** What is done on the way to a paper, or instead of it. */
const LESS_THAN_PAPER =
  /\b(?:planned|next|future|upcoming|target|goal|aim|ongoing|in progress|revision|school for|credits?|units?|modules?|towards?|attendance|attended|prepar\w+|prep|route|road|steps?|appl(?:ied|ication|ying)|introduction|papers?|exam(?:ination)? (?:for|technique)|study(?:ing)?|tutor\w*|interest|awareness|observ\w+|failed|attempt\w*|enroll?\w*|working|half|open day|in lieu|instead|equivalent|exempt\w*|support(?:ed|ing)?|sponsor\w*|nominat\w+|candidate|pending|awaiting|expected)\b/i;

/** Whether an entry of the skills is one, by the words before the name. */
export const isPlainHead = (before: string): boolean =>
  !NO_SKILL_BEFORE.test(before) && !PRIVATIVE.test(before);

/** Whether the title of a post is a lesser one than the name in it: `Assistant to the Financial Controller`. */
export const isLesserPost = (before: string, name: string, after: string): boolean =>
  /^['’]s?\s/.test(after) || (TITLE_END.test(name) && LOWER_POST.test(before));

/** Words that make of a degree a part of it, or none. */
const NO_DEGREE =
  /\b(?:left|coursework|course work|outstanding|all but|dissertation|thesis (?:pending|outstanding|only)|equivalent|assessed|years? of|part|partial|short|executive course|modules?|credits?|units?|semesters?|audit|level|entrance|foundation|access|pre|honorary|incomplete|withdrew|until|drop|towards?|studies towards?|only|first year|second year|third year|final year)\b/i;

/** Whether what is round the name of a degree leaves it one. */
export const isPlainDegree = (before: string, after: string): boolean =>
  !NO_DEGREE.test(before) &&
  !NO_DEGREE.test(after.replace(/\b(?:higher|upper|second|first)[- ]level\b/i, ''));

/** Whether the name of a paper begins by making it less: `Provisional licence`. */
export const isPrivative = (name: string): boolean => PRIVATIVE.test(`${name.split(' ')[0]} `);

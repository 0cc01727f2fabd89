import { verbOf } from '../letters/english/verbs.ts';
import { subjectWords, wordsOfRole } from './cue-patterns.ts';
import { withoutExtent } from './extent.ts';
import { isOwnRole, TITLE } from './own-title.ts';
import {
  BEHIND_COLON,
  IN_NEED,
  isNamedApart,
  isPlainPast,
  isSubjectOf,
  REPORTED,
  SAID_BY_OTHERS,
} from './sentence-subject.ts';
import { isDoneByWriter, isSomebodyElses } from './somebody-elses.ts';
import { isFullCell } from './table-cells.ts';
import { isPartOfDeed, isToolUsed } from './tool-use.ts';

/** Where one statement ends and another begins. */
const HARD_BREAK = /[.!?](?=\s)|[;:\n•|]|\s[–—-]\s/g;
/** What is listed behind one of these words is the writer's: `Tools: Excel, Sage`. */
const LIST_LABEL =
  /(?:^|[^\p{L}])(?:tools?|stack|tech(?:nolog(?:y|ies))?|skills?|software|systems?|platforms?|languages?|environments?|competenc(?:e|ies|y)|expertise|strengths?|areas?|programs?|programmes?|packages?|proficient in|skilled in|experienced in|including|responsibilities|duties)(?:\sused|\sand\stools|\sinclude)?\s*:\s*$/iu;
/** `Team stack: SAP` is the team's. */
const OTHERS_LABEL =
  /\b(?:team|clients?|company|firm|department|office|their|customers?|employer)(?:['’]s)?\s[^:.]*:\s*$/iu;
/** A clause that opens here is about something else, unless it continues with the writer. */
const OTHER_CLAUSE =
  /\b(?:that|which|whose|whom|who|where|while|when|whereas|because|although|though|until|unless|if|than|but|except|besides|wherever|how|why|whether)\b(?!\s+I\b)|\b(?:since|after|before|so)\s+(?:the|our|my|an?|we|they|he|she|it|somebody|another)\b|\bas\s+(?:we|they|he|she|it|somebody)\b|\bwith\s+(?:the\s|our\s|my\s|an?\s|all\s|any\s)?(?:[\p{L}-]+\s){0,4}(?:kept|left|done|handled|held|run|managed|going|being|remaining|excluded|outsourced)\b|\bby\s+(?:an?|the|our|my|another|somebody|others?)\s+(?!deadline|end|close|date|hour|day|week|month|quarter|year|use|means|method|system|hand|third|quarter|half)|\bin\s+which\b|\bothers?\b/giu;
/** The writer's own deed is taken up again. */
const RESUMED = /,?\s(?:using|applying|writing|operating|working (?:in|with))\s(?:[^,;]*)$/iu;
const HELD_PHRASE =
  /^(?:(?:an?|the|my|with|and|both|strong|solid|good|very good|excellent|proven|extensive|wide|deep|sound|working|hands-on|practical|in-depth|current|daily|thorough|fluent|native|advanced|professional|full|\d+\+?|over|more than|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several)\s)*(?:years?(?:['’]s?)?(?:\sof)?|experienced?(?:\s(?:in|with|of|using|on|as|at))?|experts?(?:\s(?:in|with|at))?|expertise(?:\s(?:in|with))?|skilled(?:\s(?:in|with|at))?|skills?(?:\s(?:in|with|include|includes|are))?|proficien(?:t|cy)(?:\s(?:in|with|at|user of))?|knowledge(?:able)?(?:\s(?:of|in|about))?|command\sof|mastery\sof|background\sin|track record\sin|speciali[sz](?:ing|ed|es|ation)\s(?:in|on)|competen(?:t|ce)(?:\s(?:in|with|at))?|responsible\sfor|accountable\sfor|answerable\sfor|head\sof|in charge\sof|tasked\swith|adept\s(?:at|in|with)|strong\s(?:in|at|on)|good\s(?:at|with|in)|versed\sin|fluen(?:t|cy)(?:\sin)?|bilingual(?:\sin)?|trilingual(?:\sin)?|confident\s(?:in|with|user of)|comfortable\swith|used\sto|capable\sof|able\sto\suse|user\sof|focus(?:ed|ing)?\son|known\sfor|in|of|languages?|speaks?|know(?!\s(?:an?|the|of|about|some)\b)|have used|have worked (?:in|with|on))\b/iu;
const NOT_USE = new Set(wordsOfRole('passing-verbs'));
const MOVES = new Set(['move', 'migrate', 'convert', 'switch', 'port', 'transfer', 'import']);
const PASSING_MEANS = /\b(?:using|in|with|through|via|within)\s(?:(?:the|our|my|an?)\s)?$/iu;
const INTO = /\b(?:to|into|onto)\s(?:(?:the|our|my|an?)\s)?$/iu;
/** Who wrote an article about a tool has not used it. */
const ABOUT = new RegExp(
  `\\b(?:${subjectWords('about-nouns')})s?\\s(?:(?:on|about|of|called|entitled|titled|named|comparing|explaining|against)\\s(?:the\\s|an?\\s)?(?:(?!and\\s|in\\s|with\\s|using\\s)[\\p{L}-]+\\s){0,3})["“‘']?$`,
  'iu',
);
const ABOUT_AFTER = new RegExp(`^[\\s-]+(?:${subjectWords('about-nouns')})s?\\b`, 'iu');
const FINITE =
  /\b(?:is|was|were|are|has|had|have|did|does|do|be|been|belong\w*|sits?|lies?|lay|happen\w*|remain\w*|stay\w*|kept|left|done|handled|excluded|outsourced|elsewhere|only|outside|not|no|others?|somebody|someone|none)\b/iu;
const OWN_WORK =
  /^(?:my|main|key|daily|core|own|current|other|regular|usual|\s)*(?:tools?|work|stack|software|systems?|tasks?|duties|responsibilities|role|job|day)\s(?:is|are|was|were|includes?|included|including|involves?|involved|covers?|covered|comprised?)\s(?!not\b|by\b|done\b|left\b)[^.;]*$/iu;
const BY_ANOTHER =
  /^[^,;]*?\sby\s(?:an?|the|our|my|another|others?|head office|somebody|someone|colleagues?|clerks?|staff|finance|accounts|engineers|developers|consultants|contractors|operators|users|assistants|analysts|\p{Lu}\p{L}+)\b(?!\s(?:deadline|end|close|date|hour|day|week|month|quarter|year|third|half|quarter|few|factor|margin|dozen|hundred))/u;
/** `like`, `before`, `against` and their kind set a thing beside what was done. */
const BESIDE_IT =
  /\b(?:(?<!would\s)like|akin to|similar to|comparable (?:to|with)|resembl\w+|unlike|alternatives? to|equivalents? (?:of|to)|competitors? (?:of|to)|compatible with|before|until|without|against|about|despite|during|amid(?:st)?|towards?|beyond|near|outside|opposite)\s(?:the\s|an?\s)?$/iu;
const OF_OTHERS = new RegExp(
  `\\b(?:${subjectWords('holders-after')}|${subjectWords('other-person')}|visitors?|guests?|people|firms?|those|staff|vendors?)s?\\s(?:from|at|of|with|on|in|for|working (?:in|with)|using|running(?: on)?|skilled in|trained in|experienced in)\\s(?:the\\s)?$`,
  'iu',
);
/** `Ran pay for 240 staff in …`: so many were served by it. */
const SERVED = /\sfor\s(?:(?:some|about|over|all)\s)?[\d,]+\s\p{L}+(?=\s(?:in|on|with|using)\s(?:the\s)?$)/iu;
/** `Expert in payroll` at the head of a sentence speaks of its writer. */
const EXPERT_FIRST =
  /^(?:an?\s|I am an?\s)?(?:(?!(?:with|to|for|of|by|under|from|and|the|an?|our|my)\s)[\p{L}-]+\s){0,4}?(?:expert|specialist|professional)\s(?:in|with|at|on)\s[^,;]*$/iu;
const TEACHES = /\b(?:train|taught|teach|coach|tutor|instruct|mentor|brief|onboard)\w*\b/iu;
const ROLLOUT =
  /\b(?:switch|move|roll-?out|introduction|implementation|migration|adoption|purchase|launch|change|transition|pilot|demo|trial|installation)\s(?:of|to|onto|from|for)\s(?:the\s|an?\s)?$/iu;
const LEADS =
  /^(?:led|lead|leading|ran|run|running|manag\w+|carried out|implement\w*|complet\w+|deliver\w*|design\w*|head\w*|direct\w*|own\w*|drove|drive|oversaw|oversee|built|did|made|executed|handled|mastermind\w*|finish\w*)\b/iu;

/** What comes before is then the subject: `coding in C happens elsewhere`. */
const GOES_ON_WITHOUT =
  /^\s+(?:(?!while\b|where|when|because|as\b)[\p{L}-]+\s){0,2}?(?:is|was|are|were|being|happens?|happened|remains?|stays?|belongs?|belonged|sits?|lies|lay|takes place|took place|falls?|fell|goes|went|has been|had been|will be)\b/iu;
const DUTY_AFTER =
  /^\s*(?:[.!]?$|[,(/&]|(?:(?:administration|management|entry|entries|work|reporting|macros|accounts?|ledger|development|programming|design|maintenance|configuration|installation|queries|dashboards?|reports?|transport|handling|storage|delivery|inspection|supervision)\s)?(?:for|of|in|and|to|with|on|at|from|across|using|including|or|since (?:\p{Lu}\p{L}+ )?\d{4})\b)/iu;
const OWN_SUBJECT =
  /^(?:(?:I(?:['’]ve|['’]m)?|also|then|now|and|have|had|has|am|currently|daily|still|both|jointly|personally|successfully|additionally|later|first|more|as well as|to date|(?!(?:ap|sup|re|com|multi)ply|rely|tally|ally|fly)[\p{L}-]+ly)\s+)*/iu;

/** With its particle the verb says more than without: `carried out`, `took over`. */
const TAKEN_ON =
  /^(?:carr(?:y|ied|ies|ying) out|t(?:ake|akes|ook|aking) (?:over|on|charge)|follow(?:s|ed|ing)? up|put(?:ting)? in place)\b/i;

/** `Hired by the bank to value houses`: what somebody was taken on for they did. */
const TAKEN_ON_FOR =
  /^(?:I\s)?(?:was\s)?(?:hired|appointed|employed|engaged|commissioned|retained|entrusted|seconded|assigned|deployed)(?:\sby\s(?:the\s|an?\s|our\s|two\s|three\s|\d+\s)?[\p{L}-]+(?:\s(?!to\b)[\p{L}-]+)?)?\s(?:to\s|with\s(?=the\s|all\s))/iu;

const COUNTED =
  /^(?:\d+|one|two|three|four|five|six|several|many|some|half|most|none|all|each|both|few)\sof\s/iu;
/** `Was in charge of`; not `was trained in`. */
const WAS_HELD = /^(?:was|were|been)\s(?=(?:responsible|accountable|in charge|tasked|fluent|proficient)\b)/iu;
/** Participles that are no past form. */
const HAVE_DONE =
  /^(?:(?:I|also|then|now)\s)*(?:I['’]ve|have|has|had)\s(?:also\s|\p{L}+ly\s)?(?:done|written|driven|drawn|overseen|grown|given)\s/iu;
/** `Took the shop through two inspections`. */
const THROUGH =
  /^(?:took|take|brought|bring|steer(?:ed)?|guide[ds]?|shepherd(?:ed)?|led|carried|saw)\s(?:(?!who|which|that)[\p{L}\p{N}’'-]+\s){1,5}through\s/iu;

type Head = 'held' | 'deed' | 'passing';

/** What the words at the head of a part say of the writer: has or does it, touches it only, or undefined when they are not understood. */
function headOf(part: string, tail: string, isName: boolean): Head | undefined {
  const words = part.replace(OWN_SUBJECT, '');
  // `Two of my clerks` are somebody else.
  if (COUNTED.test(words)) return undefined;
  if (HELD_PHRASE.test(words.replace(WAS_HELD, ''))) return 'held';
  if (THROUGH.test(words) || HAVE_DONE.test(part)) return 'deed';
  if (TAKEN_ON.test(words)) return 'deed';
  const [first = ''] = /^[\p{L}-]+/u.exec(words) ?? [];
  const verb = verbOf(first.replace(/^(?:re|co)-/i, ''));
  if (!verb) return undefined;
  const base = verb.base.replace(/(?<=[^e])ed$/, '').replace(/([bdgmnprt])\1$/, '$1');
  const isPassing = [verb.base, base, `${base}e`].some((form) => NOT_USE.has(form));
  if (!isPassing) return 'deed';
  const isMove = [verb.base, base, `${base}e`].some((form) => MOVES.has(form));
  // `Helped out in payroll` is not payroll; `Prepared and sent bills in Sage` is work in Sage.
  return isName && (PASSING_MEANS.test(tail) || (isMove && INTO.test(tail))) ? 'deed' : 'passing';
}

/** Places in a clause where a part of it may begin: its own beginning, after a comma, an `and`, an `I`. */
const partsBefore = (before: string): number[] => [
  0,
  ...[...before.matchAll(/,\s+(?:and\s+)?|\s(?:and|&)\s+|(?<!\p{L})(?=I\s)/gu)].map(
    ({ 0: gap, index }) => index + gap.length,
  ),
];

/** `Developer of payment systems who has…`: what the title continues with. */
const OF_TITLE =
  /^\s(?:of|in|at|from|for)\s(?:(?!to\s|under\s|with\s|who\s)[\p{L}\p{N}&’'-]+\s){1,6}?(?=(?:who\s(?:has|is|was|[\p{L}-]+(?:s|ed)\b)|with\s))/iu;

/** `Analyst with four years in SQL`, `Nurse who speaks Hausa`, `Cook specialising in pastry`. */
function afterTitle(clause: string): string | undefined {
  const title = TITLE.exec(clause.replace(/^I(?:['’]m| am)\s/, (own) => ' '.repeat(own.length)).trimStart());
  if (!title || isSubjectOf(clause.trimStart(), title[0])) return undefined;
  return clause
    .trimStart()
    .slice(title[0].length)
    .replace(OF_TITLE, '')
    .replace(/^[\s,]*(?:and\s)?(?:(?:who|with|having)\s)?(?:(?:has|have|is)\s)?/iu, '');
}

/** Words that name a duty alone: `Payroll for 130 staff`, `Stock control, purchasing`. */
function isBareDuty(before: string, name: string, after: string): boolean {
  const clause = before + name + after;
  if (
    FINITE.test(clause) ||
    OTHER_CLAUSE_IN(clause) ||
    !(DUTY_AFTER.test(withoutExtent(after)) || isFullCell(after))
  )
    return false;
  return before
    .split(/[\s,/&]+/)
    .filter(Boolean)
    .every(
      (word) =>
        !/^(?:the|our|my|their|his|her|we|they|by|from|under|without|saw|heard|met|sat|stood|came|went|gave|got|left|lost|another|others?|somebody|someone|knew|thought|felt|had|to|into|on|onto|about|towards?|around|round|near)$/i.test(
          word,
        ) &&
        verbOf(word)?.form !== 'third' &&
        !isPlainPast(word),
    );
}

const OTHER_CLAUSE_IN = (text: string): boolean => text.search(OTHER_CLAUSE) >= 0;

/** A mention with the clause round it. */
interface Mention {
  /** What is in the text before the clause. */
  lead: string;
  before: string;
  name: string;
  after: string;
}

/** Where the hard breaks round a mention leave its clause. */
function clauseOf(text: string, start: number, end: number): Mention {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(HARD_BREAK)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return {
    lead: text.slice(0, from),
    before: text.slice(from, start).trimStart(),
    name: text.slice(start, end),
    after: text.slice(end, to),
  };
}

const OF_BODY =
  /\b(?:firm|company|office|team|shop|store|department|branch|group|business|school|hospital|bank|organi[sz]ation|plant|unit|employer|reseller|dealer|agency|consultancy|start-?up|institution|industry|place|people|colleagues?|managers?|family|clients?|customers?)s?\s(?:of|for|with|on|using|running|selling|known|famous|noted|certified|specialising|specializing|dealing|doing|based)\b[^,;]*$/iu;

const isQuoted = (before: string): boolean => /["“‘]\s*[^"”’]*$/u.test(before.replace(/[\p{L}]['’]/gu, ''));

/** Who reports a fault in a tool need not work in it. */
const TROUBLE =
  /\b(?:(?:bugs?|faults?|problems?|issues?|complaints?|feedback)\s(?:[\p{L}-]+\s){0,3}?(?:in|with|on|about|to|for|from)|(?:requests?|questions?|ideas?|changes?)\s(?:[\p{L}-]+\s){0,3}?(?:about|on|to|for))\s(?:the\s)?$/iu;
const TROUBLE_AFTER = /^\s(?:issues?|problems?|bugs?|faults?|questions?|complaints?)\b/iu;
const MENDS =
  /^(?:resolv|fix|solv|debug|correct|troubleshoot|handl|clear|repair|investigat|answer|manag|implement|made|make|deliver)\w*\b/iu;
/** `print-outs made in Sage`, `figures the controller exported from SAP`: what somebody else made. */
const OF_OTHERS_DEED =
  /\b(?:the|our|my|an?)\s[\p{L}-]+(?:er|or|ant|ist|clerk|desk|team|office|unit|department|staff|bank|firm|s)\s[\p{L}]+(?:ed|t|ew|an)\s(?:in|from|with|on|into|to|through|via)\s(?:the\s)?$|\p{L}\s(?<!(?:and|also|,|I|then|have|has|was)\s)(?:made|prepared|exported|raised|run|kept|written|produced|generated|issued|built|drawn|stored|recorded|entered)\s(?:in|on|from|with|by)\s(?:the\s)?$/iu;

/** Constructions in which somebody else does it, or it is only spoken of. */
const NOT_OWN: readonly ((mention: Mention) => boolean)[] = [
  ({ before, after }) => SAID_BY_OTHERS.test(after) || IN_NEED.test(before),
  ({ before, after }) => GOES_ON_WITHOUT.test(after) || BY_ANOTHER.test(after) || BESIDE_IT.test(before),
  ({ before }) =>
    OF_OTHERS.test(before.replace(SERVED, '')) && !TEACHES.test(before) && !EXPERT_FIRST.test(before),
  ({ before }) => ROLLOUT.test(before) && !LEADS.test(before.replace(OWN_SUBJECT, '')),
  ({ before, after }) =>
    (TROUBLE.test(before) || TROUBLE_AFTER.test(after)) && !MENDS.test(before.replace(OWN_SUBJECT, '')),
  ({ before }) => OF_OTHERS_DEED.test(before),
  ({ before, after }) => ABOUT.test(before) || ABOUT_AFTER.test(after) || isQuoted(before),
];

/** `Audited twelve branches`: the deed is named itself. */
const isDeedItself = ({ before, name }: Mention): boolean =>
  before.replace(OWN_SUBJECT, '') === '' && verbOf(name.split(/\s/)[0] ?? '') !== undefined;

/** `Nurse with three years of…`: what the writer is said to have. */
const isOfTitle = ({ before }: Mention): boolean =>
  /\b(?:with|has|having)\s$/i.test(before) && afterTitle(before)?.trim() === '';

/**
 * Whether a sentence of a resume says, in a construction that is understood, that its writer does, uses or has what is
 * between `start` and `end`. What is not understood says nothing.
 */
export function isOwnDeed(text: string, start: number, end: number): boolean {
  const read = clauseOf(text, start, end);
  const mention = { ...read, before: read.before.replace(TAKEN_ON_FOR, '') };
  const { lead, before, name, after } = mention;
  if (
    (LIST_LABEL.test(lead) && !OTHERS_LABEL.test(lead)) ||
    isOwnRole(before, after) ||
    OWN_WORK.test(before)
  )
    return true;
  if (isDoneByWriter(before, after)) return !REPORTED.test(before);
  if (isSomebodyElses(before) || isNamedApart(text.slice(end))) return false;
  if (NOT_OWN.some((isNot) => isNot(mention))) return false;
  if (isDeedItself(mention) || isOfTitle(mention)) return true;
  // A name that is written with a capital within a sentence is a tool, a method or a law.
  const isName = /^\p{Lu}/u.test(text.slice(start)) && before.trim() !== '';
  const head = governing(before, isName);
  if (head === undefined) return !BEHIND_COLON.test(lead) && isBareDuty(before, name, after);
  if (head !== 'deed') return head === 'held';
  return isName ? isToolUsed(before) : isPartOfDeed(before);
}

/** What the nearest part of the clause that governs the name says of the writer. */
function governing(before: string, isName: boolean): Head | undefined {
  for (const at of partsBefore(before).reverse()) {
    const found = governs(before.slice(at), before, at, isName);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a part of the clause governs the name that follows it; undefined when it is not a head. */
function governs(part: string, before: string, at: number, isName: boolean): Head | undefined {
  const rest = at === 0 ? afterTitle(part) : undefined;
  const own = rest ?? part;
  const head = own.trim() === '' ? undefined : headOf(own, before, isName);
  const isHeld = head === 'held' && (at === 0 || rest !== undefined || isAfterOwn(before.slice(0, at)));
  if (head === undefined || (head === 'held' && !isHeld)) return undefined;
  if (OTHER_CLAUSE_IN(own) && !RESUMED.test(own)) return 'passing';
  // `in a firm known for triage`, `at a reseller of Sage`: the body is known for it, or deals in it.
  if (head === 'held' && OF_BODY.test(own)) return 'passing';
  if (OTHER_CLAUSE_IN(before.slice(0, at)) && at > 0 && head !== 'held' && !/^I\b/.test(own)) {
    // `a shop where the owner counts, buys and uses Sage`
    return 'passing';
  }
  return head;
}

/** A held phrase further on is the writer's when the clause began with the writer. */
const isAfterOwn = (before: string): boolean =>
  afterTitle(before) !== undefined || headOf(before, '', true) !== undefined;

/** Whether a statement of work begins with a deed of the writer that is more than having met a thing. */
export const isOwnStatement = (text: string): boolean =>
  headOf(text, '', false) === 'deed' && !isSomebodyElses(text) && !OTHER_CLAUSE_IN(text);

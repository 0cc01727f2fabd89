import { subjectWords } from './cue-patterns.ts';
import { isPlainTail } from './entry-tails.ts';
import { ownTitle } from './own-title.ts';

export const HOLDING = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('holding-words')})[\\s:,(-]+(?:(?:an?|the|my|both|full|valid|current|active|clean|uk|us|nigerian|british|professional|post-?graduate|international|with|of|as|by|in|at|to|and|also|level|higher|national|registered|certified|qualified|licensed|chartered)\\s)*$`,
  'iu',
);

const HOLDING_AFTER =
  /^[\s-]*\(?(?:certified|qualified|licensed|registered|holder|member|fellow|associate|charterholder|(?:licen[cs]e |registration |certificate )?(?:no\.|number)|by profession)\b(?!\s(?:in|of)\s(?:progress|view|training|waiting|\p{Lu}))/iu;

/** Words for the paper itself: they prove nothing, so what follows them is read. */
const PAPER_NOUN =
  /^[\s-]*(?:certification|certificate|licen[cs]e|registration|membership|status|charter|card|badge|permit|diploma)\b/iu;

/** `My PMP was renewed in 2024`. */
const MY_PAPER = /(?:^|[,;]\s*|\band\s)my\s$/i;

const IS_VALID =
  /^\s(?:(?:was|is|has been|got)\s)(?:\w+ly\s)?(?:renewed|valid|current|active|obtained|awarded|confirmed|up to date|in force|issued)\b/i;

/** Words between a holder and what is held that name nobody else. */
const LIGHT =
  /(?:^|(?<=[\s,;(:]))(?:I(?:['’](?:ve|m))?|am|is|was|be|been|being|have|has|had|also|now|currently|recently|fully|newly|still|already|later|then|since|both|an?|the|my|having|who|as|in|with|\d{4})[\s,]*$/i;

const JOINED = /(?:,|\band|&|;|:)\s*$/i;

const SOMEBODY =
  /\b(?:colleagues?|juniors?|friends?|staff|teams?|wife|husband|brother|sister|father|mother|cousin|uncle|aunt|son|daughter|boss|manager|supervisor|people|others|students?|trainees?|candidates?|clients?|members?|contractors?|drivers?|workers?|them|they|somebody|someone)\b/i;

/** What may come before a credential at the head of a clause without saying more about it. */
const OWN_WORD =
  /^(?:an?|the|and|also|now|fully|newly|recently|professionally|dually|experienced|qualified|certified|licensed|registered|chartered|senior|junior|lead|principal|chief|dedicated|skilled|practising|practicing|young|seasoned|professional|graduate|freelance|trilingual|bilingual|international|full|valid|current|uk|us|\d+(?:st|nd|rd|th)?|[\p{L}-]+-(?:trained|qualified|certified|registered))$/iu;

/** Whether prose says that a credential is held by its writer: in a construction that is understood to the end of its sentence. */
export function saysHeld(before: string, after: string): boolean {
  // Its number or edition belongs to the name: `CSWIP 3.1`.
  const rest = after.replace(/^\s\d+(?:\.\d+)*(?=[\s.,;)]|$)/u, '').replace(PAPER_NOUN, '');
  if (isOfBefore(before, rest)) return false;
  // `registered with the NMC of Ghana` is another register; `a PMP voucher` is no PMP.
  if (/^\s+of\s+(?:the\s+)?\p{Lu}/u.test(rest) || !isPlainlyFollowed(rest)) return false;
  if (MY_PAPER.test(before) && IS_VALID.test(rest)) return true;
  if (isGained(before) && goesOnPlainly(rest, true)) return true;
  const holder = HOLDING_AFTER.exec(rest) ?? HOLDING_AFTER.exec(after);
  if (holder) return isNamedByHolder(before);
  if (!goesOnPlainly(rest, false)) return false;
  // `a valid CIM Chartered Marketer`: whose paper it is may come before its name.
  const whole = before.replace(/(?:\p{Lu}[\p{Lu}\p{N}&-]+\s)+$/u, '');
  const holding = HOLDING.exec(before) ?? HOLDING.exec(whole);
  if (holding) return isOwnSubject(before.slice(0, holding.index));
  // `Chartered accountant with ten years…`, `Experienced registered nurse who…`
  return PAPER_LIST.test(before) || isNamedByHolder(before);
}

/** `I held PMP from 2014 to 2019`: what was held is held no more, unless it is held since then. */
const isOfBefore = (before: string, rest: string): boolean =>
  (/(?:^|\bI\s|\bwho\s)held\s(?:the\s|an?\s|my\s)?$/iu.test(before) && !/^[^.;]*\bsince\b/iu.test(rest)) ||
  ENDED.test(rest);
const ENDED =
  /\b(?:19|20)\d\d\s?(?:to|until|till|[-–—])\s?(?:\p{Lu}\p{Ll}{2,8}\s)?(?:19|20)\d\d\b|^[^.;]*\b(?:until|till|up to)\s(?:\p{Lu}\p{Ll}{2,8}\s)?(?:19\d\d|20[01]\d|202[0-5])\b/u;

/** `Qualifications include PMP`, `Certifications: PMP, PRINCE2`. */
const PAPER_LIST =
  /(?:^|[.;]\s|\bmy\s)(?:[\p{L}-]+\s){0,2}?(?:qualifications?|certifications?|certificates?|licen[cs]es|memberships?|credentials|papers)(?:\sheld)?(?:\s(?:include|are)|:)\s(?:(?:the\s|an?\s)?\p{Lu}[\p{L}\p{N}.&+-]*(?:\s[\p{L}\p{N}.&+-]+){0,4},?\s(?:and\s)?)*(?:the\s|an?\s)?$/iu;

/** Verbs after which a paper is there, with the writer as who got it. */
const GAINED =
  /(?:^|[\s,;])(?:I\s|and\s|who\s|also\s|then\s|have\s|has\s|was\s|I['’]ve\s)*(?:passed|earned|obtained|gained|achieved|attained|received|won|completed|(?:awarded|granted|given)(?:\sme)?)\s(?:the\s|an?\s|my\s|full\s|both\s)*$/iu;

/** Whether a verb of gaining governs the paper and its subject is the writer. */
function isGained(before: string): boolean {
  const found = GAINED.exec(before);
  if (!found) return false;
  // Who awards it to me is somebody else.
  if (/\bme\s/.test(found[0])) return true;
  if (/\b(?:awarded|granted|given)\s/.test(found[0]) && !/\bwas\s/.test(found[0]) && found.index > 0)
    return isOwnSubject(before.slice(0, found.index));
  return isOwnSubject(before.slice(0, found.index).replace(/^(?:In|Since|By)\s[^,]*\d{4},?\s*$/u, ''));
}

/** Words further on in the sentence that take a paper back, or that leave it unclear. */
const TAKEN_BACK =
  /\b(?:but|although|though|yet|however|unless|except|withheld|frozen|suspend\w*|laps\w+|expir\w+|revoked|withdrawn|pending|await\w*|outstanding|appeal\w*|under review|review(?:ing|ed by)|disputed?|void|invalid|cancelled|no longer|not|never|overdue|only|half|partial\w*|papers?|modules?|stages?|parts?|left|to go|to come|remain\w*|due|next|soon|hopefully|later|in question|on hold|postponed|deferred|conditional\w*|provisional\w*|voucher|attempt(?:ed|ing|s)|fail\w*|refused)\b/iu;

const DATE =
  '(?:(?:early|late|mid|about)[\\s-])?(?:\\p{Lu}\\p{Ll}{2,8}\\s)?(?:19|20)\\d\\d|\\d{1,2}[/.]\\d{4}';
/** What may follow a paper: when, from whom and how it was got, and in what field. */
const PLAIN_PHRASE = new RegExp(
  `^\\s*(?:(?:in|since|on|from|during|until|till|to|through|up to|dated)\\s(?:${DATE})|(?:${DATE})|(?:from|by|with|of|through|via|at|under)\\s(?:the\\s)?\\p{Lu}[\\p{L}&’'-]*(?:\\s(?:(?:of|for|and|the|in)\\s)*\\p{Lu}[\\p{L}&’'-]*)*|(?:at|on)\\s(?:the|my|a)\\s(?:first|second|third|1st|2nd)\\s(?:attempt|sitting|try|go)|with\\s(?:an?\\s)?(?:distinction|merit|credit|honours|commendation)|in\\s(?:good\\sstanding|force|full)|(?:obtained|passed|awarded|gained|earned|achieved|completed|held|issued|renewed|granted|valid|current|active|expires|expiring)(?=\\s|$|[,.;)])|(?:in|of|for)\\s(?:[\\p{L}&-]+(?:ing|ics|ment|ance|ity|ture|ware|logy|tion|ship)\\b\\s?|and\\s|[\\p{Ll}]{4,}(?=\\s[\\p{Ll}]+(?:ing|ics|ment|ance|logy|ture|tion)\\b)\\s|\\p{Lu}[\\p{L}\\p{N}-]*\\s?){1,4})`,
  'u',
);
/** Who has got a paper may add how and when in words of their own. */
const AFTER_GAIN =
  /^\s*(?:(?:from|by|with)\s(?:the\s|an?\s)?\p{Ll}[\p{L}\s-]{2,40}(?=$|[.,;)]|\sin\s\d)|in\s(?:my|this|the\ssame|20|19|\p{Lu})|while|alongside|during|within|after|through|whilst|as\s(?:an?|the)\s|before\s(?:joining|moving))\b/iu;
/** Where the words of a paper end and the sentence continues with something else. */
const GOES_ON =
  /^[\s)\]]*(?:$|[,;.:|&/+(–—-]|(?:and|with|who|whose|plus|as well as|having|looking|based|working|specialising|specializing|for\s(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\syears)\b)/iu;
/** No paper is had `in the pipeline`. */
const UNREAL_FIELD =
  /^\s*(?:in|of|for)\s(?:the\s)?(?:making|process|progress|view|pipeline|question|preparation|planning|abeyance|contention|hand|mind|sight|training|waiting|application|registration|renewal|processing|review\w*|consideration|appointment|assessment)\b/iu;

/** Whether a sentence goes on after a paper in words that are understood and leave it one. */
function goesOnPlainly(rest: string, wasGained: boolean): boolean {
  if (TAKEN_BACK.test(rest.replace(/(?:first|second|third) (?:attempt|sitting)/gi, ''))) return false;
  let left = rest;
  for (;;) {
    if (UNREAL_FIELD.test(left)) return false;
    if (GOES_ON.test(left) || (wasGained && AFTER_GAIN.test(left))) return true;
    const phrase = PLAIN_PHRASE.exec(left);
    if (!phrase?.[0].trim()) return false;
    left = left.slice(phrase[0].length);
  }
}

/** What is added behind a colon, a dash or in brackets has to leave the paper one. */
function isPlainlyFollowed(rest: string): boolean {
  const [added] = /^\s*(?:\([^)]*\)|(?:[:–—]|-\s)[^.;]*)/u.exec(rest) ?? [];
  return added === undefined || isPlainTail(added.replace(/^\s*[:–—-]/u, ' –'));
}

/** Whether what comes before a word such as `holds` or `with` makes the writer its subject. */
function isOwnSubject(before: string): boolean {
  let core = before.trimEnd();
  let isJoined = false;
  for (;;) {
    const join = JOINED.exec(core);
    const light = LIGHT.exec(core);
    const cut = join?.index ?? light?.index;
    if (cut === undefined) break;
    isJoined ||= join !== null;
    core = core.slice(0, cut).trimEnd();
  }
  if (core === '' || ONESELF.test(core)) return true;
  const title = ownTitle(core);
  if (title !== undefined && !SOMEBODY.test(core.slice(title.length))) return true;
  return isJoined && !SOMEBODY.test(core);
}

const ONESELF = /(?:^|[\s,;])(?:I|I['’](?:ve|m))(?:\s[\p{L}-]+ly)?$/u;

/** Whether only words about the writer stand between the head of a clause and a credential. */
const isNamedByHolder = (before: string): boolean =>
  /^[\s,]*(?:and\s(?:an?\s)?)?$/.test(
    before.slice(ownTitle(before)?.length ?? Number.POSITIVE_INFINITY) || '-',
  ) ||
  before
    .split(/[\s,/&•*–—-]+/u)
    .filter(Boolean)
    .every((word) => OWN_WORD.test(word)) ||
  HOLDING.test(before);

import type { ClaimState } from './claim.types.ts';
import { STATE_CUES, subjectWords } from './cue-patterns.ts';
import { isPlainTail } from './entry-tails.ts';
import { isOwnDeed, isOwnRole, ownTitle } from './own-deed.ts';

/** A text of the resume in which something may be named. */
export interface ReadText {
  text: string;
  /**
   * `entry` is the name of a certificate, skill or post, which is the person's by standing there; `prose` has to say so.
   */
  form: 'entry' | 'prose';
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What a text says about one thing that it names. */
export interface Standing {
  state: ClaimState;
  /** A word for the state was written, so that a bare mention elsewhere does not overrule it. */
  isStated: boolean;
}

/** Words that may stand between a negation and what it denies; with others in between it denies something else. */
const FILLER =
  /^(?:[\s,/()"'’“”:-]|\b(?:an?|the|any|have|had|has|used|using|use|worked|work|with|experienced?|knowledge|skills?|in|of|on|or|and|nor|yet|been|be|taken|passed|obtained|earned|held|hold|completed|registered|certified|qualified|licen[cs]ed?|as|for|my|own|formal|professional|real|actual|hands-on|direct|practical|prior|previous|working|training|exposure|know|speak|understand|read|write|operate|drive|familiar(?:ity)?|at all|to|member|fluent(?:ly)?|confident|good|very|much|currently|i|am|is|a|full|valid|current|official|certification|certificate|licence|background|studied|learn(?:t|ed)|tried|touched|written|programmed|coded|handled)\b|\b\p{Lu}[\p{L}\p{N}+#.&-]*)*$/u;
/** `without a single error in Sage` says nothing against Sage. */
const HARMLESS =
  /^(?:no|without|zero|nil)(?: an?)?(?: single| any| recorded| major| reported)? (?:errors?|incidents?|penalt\w+|loss(?:es)?|accidents?|downtime|defects?|complaints?|injur\w+|delays?|faults?|breach\w*|outages?|shortages?|queries|exceptions?|findings?|interruption|supervision|warning|doubt|mistakes?|variances?|fines?|stock-?outs?|late|missed|help|assistance)\b/i;

const BOUNDARY =
  /[.!?](?=\s)|[;\n•|]|\s[–—]\s|,?\s(?:but|although|though|whereas|however|while|yet I|and now|then)\s|,\s(?:I|and I|now)\s/giu;

const PAPER_ONLY: ReadonlySet<ClaimState> = new Set([
  'expired',
  'exempt',
  'excluded',
  'serving',
  'candidate',
]);
const MOST_TELLING: readonly ClaimState[] = [
  'denied',
  'not yet',
  'expired',
  'in view',
  'candidate',
  'student',
  'exempt',
  'excluded',
  'serving',
  'course',
  'basic',
];

const OTHERS_VERB = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('other-person')})s?\\b(?![^.;]*\\bI\\b)[^.;,]*?\\b(?:is|was|are|were|has|had|have|uses?|used|using|holds?|held|runs?|ran|knows?|knew|speaks?|spoke|works|worked|adopted|built|wrote|handled|did|became|be)\\b[^.;,]*$`,
  'iu',
);
const MINE = /(?:^|[^\p{L}])(?:I|my|self)\b/iu;
const OTHERS_OWN = new RegExp(
  `(?:${subjectWords('other-person')})(?:'s|’s|s'|s’)\\s(?:[\\p{L}-]+\\s){0,2}$|\\b(?:his|her|their|whose|our|its)\\s(?:(?!in|into|to|onto|on|with|using|through|via|from|at|for|and)[\\p{L}-]+\\s){0,2}$`,
  'iu',
);
/** A dish or a film has its language in its name. */
const CULTURE_AFTER =
  /^\s(?:food|dishes|cuisine|cooking|baking|bakery|wine|films?|football|music|dance|history|literature|culture|studies|restaurant)\b/i;
const KIN_OF =
  /\b(?:son|daughter|child|wife|husband|brother|sister|friend|colleague|assistant|secretary|aide|clerk|driver|cook|pa|helper|mate|labourer|porter|servant|neighbour|client|student|apprentice|pupil)\s(?:of|to|for)\s(?:the\s|an?\s|our\s|my\s|two\s|three\s)?(?:[\p{L}-]+\s){0,2}$/iu;
const TEACHING =
  /\b(?:delivered|deliver|delivering|led|lead|taught|teach|teaching|facilitated|gave|conducted|conduct)\b/i;
const HOLDER_AFTER = new RegExp(
  `^(?:[-\\s](?:(?!(?:for|of|to|with|by|and|in|at|from|on|as)\\b)[\\p{L}-]+\\s){0,2}?)(?:${subjectWords('holders-after')})\\b`,
  'iu',
);
/** Who ran the dialysis unit has done dialysis; who met its team has not. */
const OWN_UNIT = /^\s*(?:ran|run|led|lead|managed?|headed|supervised?|built|founded|set up)\b/i;
const UNIT_AFTER = /^[-\s](?:unit|department|ward|desk|office|shop|store)\b/i;
/** `an ASME coded welder` is somebody else, unless one is or works as one. */
const SOMEBODY_BEFORE = /\b(?:an?|the|two|three|four|several)\s(?:[\p{L}\p{N}-]+\s){0,2}$/iu;
const ONESELF_BEFORE =
  /\b(?:as|am|be|became|become|being|is|was|I'm|I’m)\s(?:an?|the)\s(?:[\p{L}\p{N}-]+\s){0,2}$/iu;
const SOMEBODY_AFTER =
  /^[-\s](?:[\p{L}-]+\s)?(?:welder|accountant|engineer|manager|nurse|lawyer|developer|consultant|electrician|plumber|auditor|analyst|teacher|instructor|technician|architect|surveyor|pharmacist|doctor|trainer|inspector|specialist|officer|expert)\b/iu;
const CONTACT = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('contact-verbs')})\\s(?:(?:an?|the|our|their|\\d+|one|two|three|several|many|all|new|senior|external)\\s)*(?:[\\p{L}-]+\\s){0,3}$`,
  'iu',
);
const BY_MEANS = /\b(?:using|in|on|with|through|via|into|from|by)\s(?:the\s)?$/i;
const NAMED_AFTER = new RegExp(`^\\s(?:${subjectWords('name-nouns')})\\b`, 'u');
const NAMED_BEFORE = new RegExp(`\\b(?:${subjectWords('name-nouns')})\\s["“‘']?$`, 'u');
const BODY_AFTER = new RegExp(
  `^(?:\\s(?:&\\s)?\\p{Lu}[\\p{L}&.'’-]*){0,3}\\s(?:${subjectWords('body-nouns')})\\b`,
  'u',
);
const HOLDING = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('holding-words')})[\\s:,(-]+(?:(?:an?|the|my|both|full|valid|current|active|clean|uk|us|nigerian|british|professional|post-?graduate|international|with|of|as|by|in|at|to|and|also|level|higher|national|registered|certified|qualified|licensed|chartered)\\s)*$`,
  'iu',
);
const HOLDING_AFTER =
  /^[\s-]*\(?(?:certified|qualified|licensed|registered|holder|member|fellow|associate|charterholder|(?:licen[cs]e |registration |certificate )?(?:no\.|number)|obtained|passed|by profession)\b/iu;
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
/** What may stand before a credential at the head of a clause without saying more about it. */
const OWN_WORD =
  /^(?:an?|the|and|also|now|fully|newly|recently|professionally|dually|experienced|qualified|certified|licensed|registered|chartered|senior|junior|lead|principal|chief|dedicated|skilled|practising|practicing|young|seasoned|professional|graduate|freelance|trilingual|bilingual|international|full|valid|current|uk|us|\d+(?:st|nd|rd|th)?|[\p{L}-]+-(?:trained|qualified|certified|registered))$/iu;
/** How a clause goes on after a credential that is simply named: it ends, is listed, or speaks of its holder. */
const NAMED_PLAINLY =
  /^[\s)]*(?:$|[,;.:|&/+]|\(?(?:19|20)\d\d|\((?!not|un)|[-–—]\s|(?:and|with|who|whose|in|for|since|having|at|based|working|specialising|specializing|looking|from)\b)/iu;

/** Where the clause of a mention begins and ends. */
function clauseOf(text: string, start: number, end: number): { before: string; after: string } {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(BOUNDARY)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return { before: text.slice(from, start), after: text.slice(end, to) };
}

function deniedBefore(before: string, match: RegExpExecArray | RegExpMatchArray): ClaimState | undefined {
  const from = match.index ?? 0;
  if (HARMLESS.test(before.slice(from))) return undefined;
  const between = before.slice(from + match[0].length);
  return FILLER.test(between) ? 'denied' : 'mentioned';
}

/** All states that the words round a mention name. */
function cuedStates(
  before: string,
  after: string,
  isPaper: boolean,
  form: ReadText['form'],
): Set<ClaimState> {
  const states = new Set<ClaimState>();
  for (const { state, side, reach, pattern } of STATE_CUES) {
    if (!isPaper && form === 'prose' && PAPER_ONLY.has(state)) continue;
    // `scheduled`, `pending` and their like speak of work, too, unless they stand next to the name.
    if (!isPaper && state === 'in view' && reach === 'clause') continue;
    if (side === 'after' || reach === 'near') {
      // `Zendesk Talk` is one name; the talk at a fair is written small.
      const isName = state === 'course' && !isPaper && form === 'entry' && /^\s(?:Talk|Class)\b/.test(after);
      if (!isName && pattern.test(side === 'after' ? after : before)) states.add(state);
      continue;
    }
    for (const match of before.matchAll(pattern)) {
      const found = state === 'denied' ? deniedBefore(before, match) : state;
      if (found) states.add(found);
    }
  }
  return states;
}

/** `Accountant who has used…` at the head of a text speaks of its writer. */
const isOwnTitle = (before: string, others: RegExpExecArray): boolean =>
  /^(?:who|that|which|accountant|engineer|lawyer|nurse|doctor|consultant|officer|teacher|lecturer|auditor|manager|director|head|lead)\b/i.test(
    others[0].trim(),
  ) &&
  /^(?:(?!my\b|the\b|our\b|an?\b|for\b|with\b|by\b|to\b|under\b|his\b|her\b)[\p{L}-]+\s){0,4}$/iu.test(
    before.slice(0, others.index).trimStart(),
  );

/** Whether the words round a mention say that it is somebody else's, or only part of a name. */
function isOthers(
  before: string,
  after: string,
  written: string,
  isPaper: boolean,
  form: ReadText['form'],
): boolean {
  if (NAMED_AFTER.test(after) || NAMED_BEFORE.test(before)) return true;
  if (/["“‘']$/.test(before) && /^["”’']/.test(after)) return true;
  if (!isPaper && /^\p{Lu}/u.test(written) && BODY_AFTER.test(after)) return true;
  if (CULTURE_AFTER.test(after) || KIN_OF.test(before)) return true;
  if (form === 'entry') return false;
  if (!isPaper && isOwnRole(before, after)) return false;
  if (OTHERS_OWN.test(before)) return true;
  const others = OTHERS_VERB.exec(before);
  if (others && !MINE.test(others[0]) && !isOwnTitle(before, others)) return true;
  if (SOMEBODY_AFTER.test(after) && SOMEBODY_BEFORE.test(before) && !ONESELF_BEFORE.test(before)) return true;
  if (HOLDER_AFTER.test(after) && !(UNIT_AFTER.test(after) && OWN_UNIT.test(before))) return true;
  const contact = CONTACT.exec(before);
  if (contact && !isPaper && /\bwork(?:ed|ing)? with\s$/i.test(contact[0])) return false;
  // Under a law or a licence one works by it; under a person one works for them.
  if (
    contact &&
    !isPaper &&
    /^under\b/i.test(contact[0]) &&
    !/\b(?:work|report|serv|train)\w*\s*$/i.test(before.slice(0, contact.index))
  )
    return false;
  // Who assisted with a task did part of it; who assisted a chartered accountant is none.
  if (contact && !isPaper && /^(?:support|assist|help)/i.test(contact[0])) return false;
  return contact !== null && (isPaper || !BY_MEANS.test(before) || /\bwith\s(?:the\s)?$/i.test(contact[0]));
}

/** Whether prose says that a credential is held by its writer. */
function saysHeld(before: string, after: string): boolean {
  const rest = after.replace(PAPER_NOUN, '');
  // `registered with the NMC of Ghana` is another register; `a PMP voucher` is no PMP.
  if (/^\s+of\s+(?:the\s+)?\p{Lu}/u.test(rest)) return false;
  if (!isPlainlyFollowed(rest)) return false;
  if (MY_PAPER.test(before) && IS_VALID.test(rest)) return true;
  if (HOLDING_AFTER.test(after)) return isNamedByHolder(before);
  // `a valid CIM Chartered Marketer`: whose paper it is may stand before its name.
  const whole = before.replace(/(?:\p{Lu}[\p{Lu}\p{N}&-]+\s)+$/u, '');
  const holding = HOLDING.exec(before) ?? HOLDING.exec(whole);
  if (holding) return NAMED_PLAINLY.test(rest) && isOwnSubject(before.slice(0, holding.index));
  // `Chartered accountant with ten years…`, `Experienced registered nurse who…`
  return NAMED_PLAINLY.test(rest) && isNamedByHolder(before);
}

/** What is added behind a colon, a dash or in brackets has to leave the paper one. */
function isPlainlyFollowed(rest: string): boolean {
  const [added] = /^\s*(?:\([^)]*\)|(?:[:–—]|-\s)[^.;]*)/u.exec(rest) ?? [];
  return added === undefined || isPlainTail(added.replace(/^\s*[:–—-]/u, ' –'));
}

/** Whether what stands before a word such as `holds` or `with` makes the writer its subject. */
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

const YEAR_AFTER = /^[^.;\n]{0,25}?\b(20\d\d)\b/;

/** Words in brackets after a skill that leave it one: `Python (advanced)`, `SQL (5 years)`, `Excel (VBA)`. */
const SKILL_BRACKET =
  /^[\s]*\((?:advanced|expert|proficient|fluent|strong|excellent|very good|good|intermediate|professional|certified|native|active|valid|current|passed|renewed|daily use|\d+\+?\s*(?:years?|yrs?)(?: of experience)?|[\p{Lu}\d][^()]*)\)/u;
const NO_SKILL_AFTER =
  /^\s*(?:[:,–—-]\s*)?\(?(?:view|read)[ -]only|^\s*(?:[:,–—-]\s*)?\(?(?:theory|want|willing|rusty|0 years|hello world|to improve|colleague|reading only|in theory)\b/iu;

/** Whether the words after a listed skill take it back. */
const isTakenBack = (after: string): boolean =>
  NO_SKILL_AFTER.test(after) || (/^\s*\(/.test(after) && !SKILL_BRACKET.test(after));

/** What a text says about the thing named from `start` to `end`: whether its writer has it, and how far. */
export function standingOf(read: ReadText, start: number, end: number, isPaper: boolean): Standing {
  const { text, form, today } = read;
  const { before, after } = clauseOf(text, start, end);
  const states = cuedStates(before, after, isPaper, form);
  const stated = MOST_TELLING.find((state) => states.has(state));
  const written = text.slice(start, end);
  if (stated === 'denied') return { state: 'denied', isStated: true };
  if (isOthers(before, after, written, isPaper, form)) return { state: 'mentioned', isStated: false };
  // Who teaches a tool has more than a course in it.
  if (stated === 'course' && !isPaper && TEACHING.test(before)) return { state: 'held', isStated: true };
  if (stated === 'student' && !isPaper && /\b(?:completed|finished|passed)\b/i.test(before))
    return { state: 'held', isStated: true };
  if (stated) return { state: stated, isStated: true };
  if (states.has('mentioned')) return { state: 'mentioned', isStated: false };
  const year = YEAR_AFTER.exec(after)?.[1];
  const isValidity = /valid|expir|renew|until|till/i.test(after.slice(0, 40));
  if (year !== undefined && !isValidity && Number(year) > Number(today.slice(0, 4)))
    return { state: 'in view', isStated: true };
  if (!isPaper && form === 'entry' && isTakenBack(after)) return { state: 'mentioned', isStated: false };
  if (isPaper && form === 'prose' && !saysHeld(before, after)) return { state: 'mentioned', isStated: false };
  // Who reads a line that nobody understands as `held` invents: it has to say so.
  if (!isPaper && form === 'prose' && !isOwnDeed(text, start, end))
    return { state: 'mentioned', isStated: false };
  return { state: 'held', isStated: HOLDING.test(before) };
}

import { subjectWords } from './cue-patterns.ts';
import { isPlainTail } from './entry-tails.ts';
import { ownTitle } from './own-deed.ts';

export const HOLDING = new RegExp(
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

/** Whether prose says that a credential is held by its writer. */
export function saysHeld(before: string, after: string): boolean {
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

import { nameInSentence } from '../lower-first.ts';
import { withoutOpenBracket } from '../words.ts';
import { institutionInSentence, withArticle } from './grammar.ts';

/** A certificate, licence or membership as a resume writes it. */
export interface Paper {
  name: string;
  issuer: string;
  kind: 'membership' | 'certificate' | 'licence' | 'title' | 'service' | undefined;
  /** What comes after `I am` for its holder, where that is known. */
  holder: string | undefined;
}

const PERSON =
  /\b(?:nurse|midwife|accountant|lawyer|engineer|solicitor|barrister|attorney|advocate|surveyor|pharmacist|auditor|analyst|practitioner|professional|administrator|architect|developer|technician|technologist|member|fellow|holder|candidate|student|affiliate|trainee|worker|scientist|teacher|officer|manager|master|scrummaster|specialist|associate|assessor|trainer|operator|user|expert|owner|charterholder|provider|inspector|electrician|plumber|welder|physiotherapist|radiographer|planner|broker|adviser|advisor|secretary|administrator)(?=$|[,(]| of\b| with\b| \()/iu;
const UNCOUNTED = /\b(?:registration|membership|accreditation|status)\b(?=$|[,(]| (?:with|of|number)\b)/i;
const COUNTED =
  /\b(?:certificate|licen[cs]e|diploma|card|permit|badge|award|letter|qualification|pass|pin|degree)(?:$|[,(]| (?:in|of|for|with)\b)/i;
const ACRONYM = /^[A-Z][A-Z0-9&+./()-]*(?: [A-Z0-9&+./()-]+)*$/;
const GENERIC =
  /^(?:Valid|Current|Full|Practising|Practicing|Associate|Registered|Certified|Advanced|Basic|Professional|National|Member|Fellow|Student|Affiliate|Driver(?:'|’)?s?|Driving|Licensed|Chartered|Graduate|Qualified|Clean|Trainee|Candidate)\b/;

/** `Valid driver's licence` has no name in it; `Registered Nurse` is a title that may keep its capitals. */
function asWritten(name: string): string {
  const plain = nameInSentence(name);
  const [first = '', second = ''] = plain.split(' ');
  return GENERIC.test(first) && /^\p{Ll}/u.test(second)
    ? first.toLowerCase() + plain.slice(first.length)
    : plain;
}

function issuedBy({ name, issuer }: Paper, word: string): string {
  const isNamed = issuer === '' || issuer.length > 70 || name.toLowerCase().includes(issuer.toLowerCase());
  return isNamed ? '' : ` ${word} ${institutionInSentence(issuer)}`;
}

/** `MCIPS` says itself that one is a member. */
function heldAcronym(paper: Paper): string {
  const { name, kind, holder } = paper;
  if (holder) return `am ${holder}`;
  if (kind === 'membership' && !/^[MF][A-Z]{3,}$/.test(name)) return `am a member of ${name}`;
  // `COREN` is a body; `QTS` from an agency is a status.
  if (kind === 'licence')
    return issuedBy(paper, 'from') === ''
      ? `am registered with ${name}`
      : `hold ${name}${issuedBy(paper, 'from')}`;
  return `hold the ${name} ${kind === 'membership' ? 'qualification' : 'certification'}`;
}

function heldCounted(paper: Paper, written: string): string {
  const isOwn = /^\p{Lu}/u.test(written) && !/^(?:a|an|the)\b/i.test(written);
  const isAcronym = isOwn && ACRONYM.test(paper.name.split(' ')[0] ?? '');
  return `hold ${isAcronym ? `the ${written}` : withArticle(written)}${issuedBy(paper, 'from')}`;
}

const MADE_WORDS: Readonly<Record<string, string>> = {
  registration: 'registered',
  admission: 'admitted',
  enrolment: 'enrolled',
  licensure: 'licensed',
  accreditation: 'accredited',
  certification: 'certified',
  appointment: 'appointed',
};
const MADE_AS =
  /^(registration|admission|enrolment|licensure|accreditation|certification|appointment) as (.+)$/i;

/** `Registration as a nurse` says what its holder is: registered as a nurse. */
function heldAs(paper: Paper): string {
  const [, noun = '', what = ''] = MADE_AS.exec(paper.name) ?? [];
  const word = MADE_WORDS[noun.toLowerCase()] ?? '';
  const as = /^(?:an?|the)\s/i.test(what) ? what : withArticle(what);
  return `am ${word} as ${as}${issuedBy(paper, /^(?:registered|enrolled)$/.test(word) ? 'with' : 'by')}`;
}

/** Bodies that somebody can be a member of. */
const SOCIETY =
  /\b(?:institut\w+|association|society|council|chamber|college|academy|board|union|guild|order|federation|club)\b/i;
const SHORT_NAME = /^[A-Z]{3,6}$/;

/** Word before the body that a title is from: a member of it, registered with it; empty when none is said. */
const bodyWord = (name: string): 'of' | 'with' | undefined => {
  if (/member|fellow|associate/i.test(name)) return 'of';
  return /regist|licen[cs]/i.test(name) ? 'with' : undefined;
};

function heldTitle(paper: Paper, written: string): string {
  const word = bodyWord(paper.name);
  const isBody =
    word === 'with' ||
    /member|fellow/i.test(paper.name) ||
    SOCIETY.test(paper.issuer) ||
    SHORT_NAME.test(paper.issuer);
  if (word !== undefined && isBody && !written.includes(','))
    return `am ${withArticle(written)}${issuedBy(paper, word)}`;
  // Who issued it may be what decides, and no preposition says what the body is to its holder.
  const named = issuedBy(paper, '');
  const body = named.trim().replace(/^the /, '');
  if (body === '') return `am ${withArticle(written)}`;
  return `am ${withArticle(written)}${written.endsWith(')') ? `, ${body}` : ` (${body})`}`;
}

function heldOther(paper: Paper, written: string): string {
  const says = /certif|licen[cs]|diploma|charter|foundation|level|fundamentals|associate|professional/i.test(
    paper.name,
  );
  return `hold the ${written}${says ? ' qualification' : ' certificate'}${issuedBy(paper, 'from')}`.replace(
    /(certif\w+|licen[cs]e\w*) qualification/i,
    '$1',
  );
}

const MADE = /[\s-](?:registered|certified|qualified|licensed|chartered)$/i;
const COURSE =
  /\b(?:programme|program|course|bootcamp|training|nanodegree|fellowship|apprenticeship|scheme)\b/i;

/** Kinds of names in the order in which they are tried, with what each comes to. */
const HELD: readonly (readonly [RegExp, (paper: Paper, written: string) => string])[] = [
  [ACRONYM, heldAcronym],
  // `Microsoft Certified: Data Analyst Associate` is a name with parts, and calls nobody anything.
  [/\p{L}:\s/u, ({ name }) => `hold the ${name} certification`],
  [
    UNCOUNTED,
    (paper, written) => `hold ${written}${issuedBy(paper, /membership/i.test(paper.name) ? 'of' : 'with')}`,
  ],
  [MADE_AS, heldAs],
  [COUNTED, heldCounted],
  // `Professional teacher, registered` is somebody; `HCPC registered` is what one is.
  [MADE, (_, written) => `am ${PERSON.test(written) ? withArticle(written) : written}`],
  [COURSE, (paper) => `have completed the ${paper.name}${issuedBy(paper, 'of')}`],
  [PERSON, heldTitle],
];

/** What a paper that is held comes to in a sentence that follows `I`: `hold the PMP certification`, `am a registered nurse`. */
export function heldPaper(paper: Paper): string {
  const [, say = heldOther] = HELD.find(([pattern]) => pattern.test(paper.name)) ?? [];
  return say(paper, asWritten(paper.name));
}

const IN_VIEW_TAIL =
  /\s*[(–—:,-]*\s*(?:in view|in progress|ongoing|pending|expected.*|awaiting.*|\d{4})\)?\s*$/i;

function studentPaper({ name }: Paper): string | undefined {
  const isNamed = PERSON.test(name) || /\bcandidate|student|affiliate|part[- ]qualified/i.test(name);
  return isNamed ? `am ${withArticle(asWritten(name))}` : undefined;
}

function paperInView({ name }: Paper): string | undefined {
  const bare = withoutOpenBracket(name.replace(IN_VIEW_TAIL, '')).trim();
  if (bare === '') return undefined;
  return `am working towards ${ACRONYM.test(bare) ? `the ${bare} qualification` : asWritten(bare)}`;
}

const LESSER: Readonly<Record<string, (paper: Paper) => string | undefined>> = {
  candidate: studentPaper,
  student: studentPaper,
  'in view': paperInView,
  serving: () => 'am at present serving with the NYSC',
  exempt: ({ name }) => (/exempt/i.test(name) ? `hold ${withArticle(asWritten(name))}` : undefined),
};

/** What a paper that is not yet held comes to, in so many words; undefined when its name does not say it. */
export const lesserPaper = (paper: Paper, state: string): string | undefined => LESSER[state]?.(paper);

const FLUENCY: Readonly<Record<string, string>> = {
  native: 'as my first language',
  advanced: 'at an advanced level',
  intermediate: 'at an intermediate level',
  beginner: 'at a beginner’s level',
};

/** A language with its level, as it comes after `I speak`: `French at an advanced level`, `Hausa fluently`. */
export function spokenLanguage(name: string, word: string | undefined): string {
  const level = word?.toLowerCase() ?? '';
  if (FLUENCY[level]) return `${name} ${FLUENCY[level]}`;
  if (/^fluen/.test(level)) return `${name} fluently`;
  if (/^[abc][12]$/.test(level)) return `${name} at level ${level.toUpperCase()}`;
  if (/mother|first language|bilingual/.test(level)) return `${name} as a first language`;
  return level === '' ? name : `${name} (${level})`;
}

import { nameInSentence } from '../lower-first.ts';
import { institutionInSentence, withArticle } from './grammar.ts';

/** A certificate, licence or membership as a resume writes it. */
export interface Paper {
  name: string;
  issuer: string;
  kind: 'membership' | 'certificate' | 'licence' | 'title' | 'service' | undefined;
  /** What stands after `I am` for its holder, where that is known. */
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

/** What a paper that is held comes to in a sentence that follows `I`: `hold the PMP certification`, `am a registered nurse`. */
export function heldPaper(paper: Paper): string {
  const { name, kind, holder } = paper;
  const written = asWritten(name);
  if (ACRONYM.test(name)) {
    if (holder) return `am ${holder}`;
    // `MCIPS` says itself that one is a member.
    if (kind === 'membership' && /^[MF][A-Z]{3,}$/.test(name)) return `hold the ${name} qualification`;
    if (kind === 'membership') return `am a member of ${name}`;
    if (kind === 'licence') return `am registered with ${name}`;
    return `hold the ${name} certification`;
  }
  if (UNCOUNTED.test(name))
    return `hold ${written}${issuedBy(paper, /membership/i.test(name) ? 'of' : 'with')}`;
  if (COUNTED.test(name)) {
    const isOwn = /^\p{Lu}/u.test(written) && !/^(?:a|an|the)\b/i.test(written);
    return `hold ${isOwn && ACRONYM.test(name.split(' ')[0] ?? '') ? `the ${written}` : withArticle(written)}${issuedBy(paper, 'from')}`;
  }
  if (/[\s-](?:registered|certified|qualified|licensed|chartered)$/i.test(name)) return `am ${written}`;
  if (
    /\b(?:programme|program|course|bootcamp|training|nanodegree|fellowship|apprenticeship|scheme)\b/i.test(
      name,
    )
  )
    return `have completed the ${name}${issuedBy(paper, 'of')}`;
  if (PERSON.test(name)) {
    const word = /member|fellow|associate/i.test(name) ? 'of' : /regist|licen[cs]/i.test(name) ? 'with' : '';
    return `am ${withArticle(written)}${word === '' ? '' : issuedBy(paper, word)}`;
  }
  const says = /certif|licen[cs]|diploma|charter|foundation|level|fundamentals|associate|professional/i.test(
    name,
  );
  return `hold the ${written}${says ? ' qualification' : ' certificate'}${issuedBy(paper, 'from')}`.replace(
    /(certif\w+|licen[cs]e\w*) qualification/i,
    '$1',
  );
}

/** What a paper that is not yet held comes to, in so many words; undefined when its name does not say it. */
export function lesserPaper(paper: Paper, state: string): string | undefined {
  const written = asWritten(paper.name);
  const bare = paper.name
    .replace(/\s*[(–—:,-]*\s*(?:in view|in progress|ongoing|pending|expected.*|awaiting.*|\d{4})\)?\s*$/i, '')
    .trim();
  if (state === 'candidate' || state === 'student') {
    if (PERSON.test(paper.name)) return `am ${withArticle(written)}`;
    return /\bcandidate|student|affiliate|part[- ]qualified/i.test(paper.name)
      ? `am ${withArticle(written)}`
      : undefined;
  }
  if (state === 'in view')
    return bare === ''
      ? undefined
      : `am working towards ${ACRONYM.test(bare) ? `the ${bare} qualification` : asWritten(bare)}`;
  if (state === 'serving') return 'am at present serving with the NYSC';
  if (state === 'exempt') return /exempt/i.test(paper.name) ? `hold ${withArticle(written)}` : undefined;
  return undefined;
}

const FLUENCY: Readonly<Record<string, string>> = {
  native: 'as a native speaker',
  advanced: 'at an advanced level',
  intermediate: 'at an intermediate level',
  beginner: 'at a beginner’s level',
};

/** A language with its level, as it stands after `I speak`: `French at an advanced level`, `Hausa fluently`. */
export function spokenLanguage(name: string, word: string | undefined): string {
  const level = word?.toLowerCase() ?? '';
  if (FLUENCY[level]) return `${name} ${FLUENCY[level]}`;
  if (/^fluen/.test(level)) return `${name} fluently`;
  if (/^[abc][12]$/.test(level)) return `${name} at level ${level.toUpperCase()}`;
  if (/mother|first language|bilingual/.test(level)) return `${name} as a first language`;
  return level === '' ? name : `${name} (${level})`;
}

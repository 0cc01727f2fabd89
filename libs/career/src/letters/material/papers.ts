import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { AskedTerm, Claim } from '../../claims/claim.types.ts';
import { credentialById } from '../../claims/credentials.ts';
import { lesserClaimFor } from '../../claims/entailment.ts';
import { isPaperEntry } from '../../claims/paper-entry.ts';
import type { ResumeClaims } from '../../claims/resume-claims.ts';
import { withArticle } from '../english/grammar.ts';
import { heldPaper, lesserPaper, type Paper, spokenLanguage } from '../english/papers.ts';
import type { LetterSource } from '../letter.types.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { oneLine, withoutOpenBracket } from '../words.ts';
import { drivingText } from './driving-text.ts';
import { entryPaper } from './entry-paper.ts';
import { type AnsweredLine, isFormEntry, metTerms, namesUnclaimed } from './posting-match.ts';

/** What comes after `I`, with where it is from. */
export interface PaperFact {
  text: string;
  sources: readonly LetterSource[];
  /** The posting asks for it. */
  isAsked: boolean;
  /** Words of the summary that it puts into the first person. */
  written?: string;
}

const MARKUP = /[<>{}[\]|@]|https?:|www\./i;
const MOST_UNASKED = 2;

function paperOf(claim: Claim, resume: ResumeContentDto): Paper {
  const credential = credentialById(claim.key);
  const [list, index] = claim.source.path.split('.');
  const entry = list === 'certifications' ? resume.certifications?.[Number(index)] : undefined;
  return {
    name: entry
      ? certificateName(oneLine(entry.name), oneLine(entry.issuer))
      : claim.source.path.startsWith('skills.')
        ? claim.source.quote
        : claim.name,
    issuer: entry ? oneLine(entry.issuer) : '',
    kind: credential?.kind,
    holder: credential?.holder,
  };
}

/** When it was issued, by whom and until when stand behind the name of a paper; a sentence leaves them out. */
const DATES_BEHIND =
  /(?:\s*[|/;,(–—:-]+\s*(?:(?:issued|awarded|obtained|earned|passed|achieved|completed|gained|granted|renewed|valid|expir\w+|until|till|to|since|in|on|no expiry|certificate|licen[cs]e|number|no\.?)[\s,]*)*(?:\p{Lu}\p{Ll}{2,8}\s)?(?:(?:19|20)\d\d|\d{1,2}[/.]\d{4})?(?:,?\s*no expiry)?\s*\)?)$/u;

function certificateName(written: string, issuer: string): string {
  const name = written.replace(/\s*\|\s*/g, ', ').replace(/^(?:19|20)\d\d\s*[:–—-]\s*/, '');
  const bare = withoutOpenBracket(name.replace(DATES_BEHIND, '')).trim();
  const behind = issuer === '' ? '' : bare.replace(/^.*?(?=[,;/–—-]+\s*[^,;/–—-]*$)/u, '');
  const isIssuer =
    behind !== '' && behind.replace(/^[,;/–—\s-]+/gu, '').toLowerCase() === issuer.toLowerCase();
  const left = isIssuer ? bare.slice(0, bare.length - behind.length).trim() : bare;
  return left.length > 2 ? left : name;
}

/** How many telling words the name of a paper has in common with what is asked for: grade, level, field. */
const sharedWords = ({ source }: Claim, wanted: string): number => {
  const words = new Set(wanted.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return (source.quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => words.has(word)).length;
};

/** Orders papers: what answers first, and of two grades that do, the newer one. */
const byAnswer =
  (wanted: string) =>
  (left: Claim, right: Claim): number =>
    sharedWords(right, wanted) - sharedWords(left, wanted) ||
    (right.date ?? '').localeCompare(left.date ?? '');

/** The same paper as its own certificate says more of it than a word in the summary. */
function inCertificates(claim: Claim, asked: AskedTerm, claims: ResumeClaims, wanted: string): Claim {
  const alike = claims.list.filter(({ state, source }) => state === claim.state && isPaperEntry(source.path));
  // Of two grades of one paper it is the one that answers.
  if (claim.key === asked.key && isPaperEntry(claim.source.path)) {
    const grades = alike.filter(({ kind, key }) => kind === claim.kind && key === claim.key);
    return grades.toSorted(byAnswer(wanted))[0] ?? claim;
  }
  const keys = new Set([asked.key, claim.key, ...(credentialById(asked.key)?.metBy ?? [])]);
  const entries = alike.filter(({ kind, key }) => kind === 'credential' && keys.has(key));
  return entries.find(({ key }) => key === asked.key) ?? entries[0] ?? claim;
}

const PAPER_WORD = /certif|licen[cs]|permit|diploma|regist|card\b|member|chartered/i;

/** A certificate that is only in the list of skills is mentioned as a skill, because the resume claims no more. */
export const isListedSkill = ({ kind, key, source }: Claim): boolean =>
  source.path.startsWith('skills.') &&
  kind !== 'driving' &&
  !PAPER_WORD.test(source.quote) &&
  (kind !== 'credential' || credentialById(key)?.kind === 'certificate');

/** National service has its own words; a post as a corps member is a post. Undefined for other papers. */
function serviceText({ key, source }: Claim): { text: string | undefined } | undefined {
  if (key === 'nysc') {
    const isSaid = /NYSC/.test(source.quote) && !source.path.startsWith('experience.');
    return { text: isSaid ? 'have completed my NYSC year' : undefined };
  }
  return key === 'nysc-discharge' && !source.path.startsWith('certifications.')
    ? { text: 'have been discharged from the NYSC' }
    : undefined;
}

/** A paper that running text names: in the words of that text, or not as a paper. */
function proseText({ source: { quote }, name }: Claim, paper: Paper): string | undefined {
  const before = quote.slice(0, quote.indexOf(name));
  const lead = LEAD.exec(before)?.[1] ?? '';
  // `Licensed electrician`: half of the name comes before what the posting names.
  if (/^(?:registered|licen[cs]ed|certified|accredited|chartered)\s$/i.test(lead) && /^\p{Ll}/u.test(name))
    return `am ${withArticle(lead.toLowerCase() + name)}`;
  if (/\b(?:with|by|of|as)\b/i.test(lead)) {
    const article = /^(?:member|fellow|chartered|associate|full)/i.test(lead) ? 'a ' : '';
    return `am ${article}${lead.charAt(0).toLowerCase()}${lead.slice(1)}${name}`;
  }
  if (paper.kind !== undefined || PAPER_WORD.test(name)) return heldPaper(paper);
  const noun = PAPER_AFTER.exec(quote.slice(quote.indexOf(name) + name.length))?.[0] ?? '';
  return noun !== '' || GAINED.test(before) ? heldPaper({ ...paper, name: `${name}${noun}` }) : undefined;
}

function heldText(claim: Claim, claims: ResumeClaims, resume: ResumeContentDto): string | undefined {
  const entry = claims.entryAt(claim.source.path);
  if (entry) return entryPaper(entry, claim);
  const service = serviceText(claim);
  if (service) return service.text;
  // Half a name is none: of `chartered member of IOSH` the whole is said elsewhere.
  if (HALF_NAME.test(claim.name)) return undefined;
  const paper = paperOf(claim, resume);
  const { path } = claim.source;
  return path === 'summary' || path.endsWith('.description') ? proseText(claim, paper) : heldPaper(paper);
}
/** The word for the paper that follows its name: `Gas Safe registration`. */
const PAPER_AFTER =
  /^\s(?:certificate|certification|licen[cs]e|registration|membership|card|badge|permit|diploma|accreditation|status)\b/i;
const GAINED = /\b(?:obtained|earned|passed|gained|awarded|holds?|holding|holder of)\s(?:the\s|an?\s)?$/i;
const HALF_NAME =
  /^(?:chartered|certified|registered|licen[cs]ed|qualified|accredited|member|fellow|associate)$/i;
const LEAD =
  /(?:^|[\s,;])((?:(?:registered|licen[cs]ed|certified|admitted|accredited|chartered|associate|full)\s)?(?:(?:with|by|as|member of|fellow of)\s)?(?:the\s)?)$/i;

/** A licence of a country or of a vehicle is called by its whole name: `UK driving licence`. */
const isNamedWhole = ({ source, classes }: Claim): boolean =>
  source.path.startsWith('certifications.') &&
  !classes?.length &&
  /^[\p{L}’' -]+ (?:licen[cs]e|permit)$/iu.test(source.quote);

/** Gathers papers, each said once. */
class PaperList {
  readonly found: PaperFact[] = [];
  readonly #said = new Set<string>();

  add(text: string | undefined, { source }: Claim, isAsked: boolean): void {
    const { path, quote } = source;
    const places = [quote.toLowerCase(), text?.toLowerCase() ?? '', ...(isPaperEntry(path) ? [path] : [])];
    if (text === undefined || MARKUP.test(text) || places.some((place) => this.#said.has(place))) return;
    for (const place of places) this.#said.add(place);
    this.found.push({ text, sources: [source], isAsked });
  }

  get unasked(): number {
    return this.found.filter(({ isAsked }) => !isAsked).length;
  }
}

/** A name that no list knows is a paper where it was obtained: `Obtained LEED Green Associate at the first attempt`. */
const isGained = ({ kind, state, name, source: { quote } }: Claim): boolean =>
  kind === 'term' && state === 'held' && GAINED.test(quote.slice(0, quote.indexOf(name)));

const OF_POST = /^(?:experience\.\d+\.position|education\.\d+\..*|title|personalInfo\..*)$/;

/** What a paper that meets a requirement comes to in a sentence. */
function metText(
  claim: Claim,
  isPaper: boolean,
  claims: ResumeClaims,
  resume: ResumeContentDto,
): string | undefined {
  if (claim.kind === 'driving')
    return isNamedWhole(claim) ? heldPaper(paperOf(claim, resume)) : drivingText(claim);
  if (!(isPaper || isGained(claim)) || claim.kind === 'degree') return undefined;
  // The title of a post or the subject of a degree is no paper.
  if (claim.kind !== 'credential' && OF_POST.test(claim.source.path)) return undefined;
  return claim.state === 'held' ? heldText(claim, claims, resume) : lesserText(claim, claims, resume);
}

/** A paper that is not held yet, in so many words. */
function lesserText(claim: Claim, claims: ResumeClaims, resume: ResumeContentDto): string | undefined {
  const entry = claims.entryAt(claim.source.path);
  return entry ? entryPaper(entry, claim) : lesserPaper(paperOf(claim, resume), claim.state);
}

/** A paper of the kind that is asked for, in a lesser state that its own name says. */
function lesserTold(asked: AskedTerm, claims: ResumeClaims): Claim | undefined {
  const claim = lesserClaimFor(asked, claims);
  if (!claim) return undefined;
  const isService = credentialById(claim.key)?.kind === 'service' && claim.state === 'in view';
  // Of a paper that no list knows only the certificate's own name says how far it is.
  const isNamed = claim.kind === 'credential' || isPaperEntry(claim.source.path);
  return isNamed && !isService ? claim : undefined;
}

/** Papers that nobody asked for, as long as there is room. */
function addUnasked(
  list: PaperList,
  others: readonly Claim[],
  keys: ReadonlySet<string>,
  claims: ResumeClaims,
  resume: ResumeContentDto,
): void {
  for (const claim of others.slice(0, MOST_UNASKED + list.found.length)) {
    if (list.unasked >= MOST_UNASKED) break;
    const known = claims.list.find(
      ({ kind, source }) => kind === 'credential' && source.path === claim.source.path,
    );
    if (known && (known.state !== 'held' || keys.has(known.key))) continue;
    const entry = claims.entryAt(claim.source.path);
    list.add(
      entry ? entryPaper(entry, known ?? claim) : heldPaper(paperOf(known ?? claim, resume)),
      claim,
      false,
    );
  }
}

/** Papers that the posting asks for and the resume holds, then others; each as it is, with its state. */
export function paperFacts(
  lines: readonly AnsweredLine[],
  unclaimed: readonly AskedTerm[],
  claims: ResumeClaims,
  resume: ResumeContentDto,
  nearness: (text: string) => readonly number[],
): PaperFact[] {
  const list = new PaperList();
  const met = metTerms(lines);
  const wantedBy = (asked: AskedTerm): string =>
    lines.find(({ answer }) => answer.met.some((one) => one.asked === asked))?.requirement.text ?? '';
  for (const { asked, claim: first } of met) {
    const claim = asked.isPaper ? inCertificates(first, asked, claims, wantedBy(asked)) : first;
    if (!isListedSkill(claim)) list.add(metText(claim, asked.isPaper, claims, resume), claim, true);
  }
  for (const asked of lines.flatMap(({ answer }) => answer.unmet).flat()) {
    const claim = lesserTold(asked, claims);
    if (claim) list.add(lesserText(claim, claims, resume), claim, true);
  }
  const wanted = lines.map(({ requirement }) => requirement.text).join(' ');
  // Who issued it may be what is asked for.
  const nearTo = ({ source }: Claim): number => {
    const issuer = resume.certifications?.[Number(source.path.split('.')[1])]?.issuer ?? '';
    return Math.max(0, ...nearness(`${source.quote} ${issuer}`));
  };
  const others = claims.certificates
    .filter(
      ({ state, source }) =>
        state === 'held' && !isFormEntry(source.quote) && !namesUnclaimed(source.quote, unclaimed),
    )
    .toSorted(byAnswer(wanted))
    .toSorted((left, right) => nearTo(right) - nearTo(left));
  const keys = new Set(met.flatMap(({ asked, claim }) => [asked.key, claim.key]));
  addUnasked(list, others, keys, claims, resume);
  return list.found;
}

/** The languages that the posting asks for and the resume has at that level, each with its level. */
export function languageFact(
  lines: readonly AnsweredLine[],
  language: LetterLanguage,
): PaperFact | undefined {
  const spoken = metTerms(lines).filter(({ claim }) => claim.kind === 'language');
  if (spoken.length === 0) return undefined;
  const names = spoken.map(({ claim }) => spokenLanguage(claim.name, claim.levelWord));
  const levels = new Set(names.map((name, at) => name.slice(spoken[at]?.claim.name.length)));
  const [level = ''] = levels;
  // `Arabic and English at an advanced level`; a first language is one.
  const isShared = levels.size === 1 && / level$/.test(level);
  const told = isShared
    ? `${language.join(spoken.map(({ claim }) => claim.name))}${level}`
    : language.join(names);
  return {
    text: `speak ${told}`,
    sources: spoken.map(({ claim }) => claim.source),
    isAsked: true,
  };
}

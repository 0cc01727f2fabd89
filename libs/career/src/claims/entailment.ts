import { isAmountReached } from './amounts.ts';
import { askedIn } from './asked-terms.ts';
import type {
  AskedGroup,
  AskedTerm,
  Claim,
  ClaimKind,
  ClaimState,
  RequirementAnswer,
} from './claim.types.ts';
import { credentialById } from './credentials.ts';
import { isPlainPaperHead } from './entry-tails.ts';
import { isPartTime } from './extent.ts';
import { isMarkedAlike } from './marks.ts';
import { keyOf, nameStems, placesOf } from './plain-words.ts';
import { ResumeClaims } from './resume-claims.ts';

/** Subjects of which every branch counts: civil engineering is engineering, home economics is not economics. */
const BROAD_FIELDS =
  /^(?:engineering|sciences?|social sciences?|natural sciences?|law|business|education|nursing|agriculture|health|medicine|arts|humanities|technology)$/i;

const sameStems = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((stem) => right.includes(stem));

/** Whether a degree in one subject is a degree in the other. */
function isField(asked: string, own: string): boolean {
  const wanted = nameStems(asked);
  if (wanted.length === 0) return true;
  const parts = [own, ...own.split(/\s*(?:,|\/|&|\band\b|\bwith\b)\s*/i)].map((part) => nameStems(part));
  if (parts.some((part) => sameStems(wanted, part))) return true;
  return BROAD_FIELDS.test(asked.trim()) && parts.some((part) => wanted.every((stem) => part.includes(stem)));
}

const VENDORS =
  /\b(?:microsoft|ms|google|adobe|oracle|amazon|aws|apache|ibm|cisco|atlassian|autodesk|certified|certification|certificate|software|erp|suite|pro|tool|the)\b/gi;
const isProduct = (name: string): boolean => /\d|\p{Lu}{2}|\p{Ll}\p{Lu}|\p{Lu}\S*\s\p{Lu}/u.test(name);
const partsOfName = (name: string): string[] =>
  keyOf(name.replace(VENDORS, ' '))
    .split(' ')
    .filter(Boolean)
    .map((part) => (/^\p{L}{5,}s$/u.test(part) ? part.slice(0, -1) : part));

/**
 * Whether one written name of a skill is as much as the other: who has one product of a family has not its sister, and
 * who has the product has not the module that is asked for.
 */
function isAsMuch(asked: string, own: string): boolean {
  if (!isProduct(asked) || !isProduct(own)) return true;
  const wanted = partsOfName(asked);
  const held = partsOfName(own);
  if (wanted.every((part) => held.includes(part))) return true;
  // Sisters share a family name: `SAP MM` and `SAP EWM`, `Sage 50` and `Sage Payroll`.
  if (wanted.some((part) => held.includes(part))) return false;
  // Another name of the same thing is an abbreviation of it, or unlike it altogether.
  return true;
}

/** Claims that could meet a term, whatever their state. */
function candidates(asked: AskedTerm, claims: ResumeClaims): Claim[] {
  const keyed = claims.list.filter(
    ({ kind, key, name }) =>
      kind === asked.kind && key === asked.key && (kind !== 'skill' || isAsMuch(asked.name, name)),
  );
  if (asked.kind === 'skill') return [...keyed, ...claims.naming(asked.name, asked.isPaper)];
  if (asked.kind === 'term') return claims.naming(asked.name, asked.isPaper);
  if (asked.kind === 'language')
    return [...keyed, ...claims.naming(asked.name, false).filter(({ kind }) => kind === 'language')];
  if (asked.kind !== 'credential') return keyed;
  const more = credentialById(asked.key)?.metBy ?? [];
  return claims.list.filter(
    ({ kind, key, state }) =>
      kind === 'credential' &&
      (key === asked.key ||
        more.includes(key) ||
        // Where an exemption is enough, it is one from the same service.
        (state !== 'held' && asked.states.includes(state) && isRelated(asked.key, key))),
  );
}

/** Papers named in a way only a list of the trade knows: all words of the name, in one certificate. */
function paperByWords(asked: AskedTerm, claims: ResumeClaims): Claim[] {
  const wanted = nameStems(asked.name);
  if (asked.kind !== 'term' || !asked.isPaper || wanted.length === 0) return [];
  return claims.certificates.filter(({ name, grade }) => {
    const own = nameStems(name);
    const isNamed = wanted.every((stem) => own.includes(stem)) && isPlainPaperHead(headBefore(name, wanted));
    // The name of a body is not a title: a member of the Institute of Marketing is no Chartered Marketer.
    return isNamed && (grade === undefined || placesOf(name, asked.name).length > 0);
  });
}

/** What is in an entry before the first of the words. */
function headBefore(entry: string, stems: readonly string[]): string {
  const words = [...entry.matchAll(/\S+/g)];
  const first = words.find(([word]) => nameStems(word).some((stem) => stems.includes(stem)));
  return entry.slice(0, first?.index ?? 0);
}

function isEnough(asked: AskedTerm, claim: Claim): boolean {
  if (!isMarkedAlike(asked.mark, claim.source.quote)) return false;
  if (asked.isFullTime && isPartTime(claim.source.quote)) return false;
  if (asked.amount !== undefined && !isAmountReached(asked.amount, claim.source.quote)) return false;
  const isState =
    asked.states.includes(claim.state) || (claim.state === 'candidate' && isStageDone(asked, claim));
  if (!isState || !isGradeReached(asked, claim)) return false;
  // A course that goes on is enough only where something in progress is.
  if (claim.isUnderWay && !asked.states.includes('in view')) return false;
  return REACHES[asked.kind](asked, claim);
}

/** Grades of a membership from the lowest. */
const GRADES = ['student', 'graduate', 'associate', 'member', 'registered', 'chartered', 'fellow'];

const isGradeReached = (asked: AskedTerm, claim: Claim): boolean =>
  asked.grade === undefined ||
  claim.grade === undefined ||
  GRADES.indexOf(claim.grade) >= GRADES.indexOf(asked.grade);

type Reaches = (asked: AskedTerm, claim: Claim) => boolean;

const reachesSkill: Reaches = (asked, claim) =>
  claim.kind === 'language'
    ? (claim.level ?? 3) >= 3
    : asked.level === undefined || (claim.level ?? 2) >= asked.level;

/** A higher degree makes up for the class of the one that is asked for. */
const reachesDegree: Reaches = (asked, { level = 0, degreeClass = 0, field = '' }) => {
  const least = asked.level ?? 0;
  const isClass = asked.degreeClass === undefined || level > least || degreeClass >= asked.degreeClass;
  const isSubject = asked.fields === undefined || asked.fields.some((one) => isField(one, field));
  return level >= least && isClass && isSubject;
};

const reachesStage: Reaches = (asked, claim) =>
  asked.stage === undefined || claim.stage === undefined || claim.stage >= asked.stage;

/** Whether a claim in a state that is enough has the level, class, subject or part that is asked for. */
const REACHES: Readonly<Record<ClaimKind, Reaches>> = {
  language: (asked, claim) => (claim.level ?? 3) >= (asked.level ?? 3),
  skill: reachesSkill,
  term: reachesSkill,
  degree: reachesDegree,
  driving: (asked, claim) => (asked.classes ?? []).every((one) => claim.classes?.includes(one)),
  credential: reachesStage,
  years: reachesStage,
};

const isStageDone = (asked: AskedTerm, claim: Claim): boolean =>
  asked.stage !== undefined &&
  (claim.stage ?? 0) >= asked.stage &&
  !/candidate|sitting|regist|in view|awaiting|exam/i.test(claim.source.quote);

const isWholeWork = ({ fields }: AskedTerm): boolean => fields === undefined || fields.length === 0;

/** Years that a line of work gives are years of what it says that its writer does. */
const isHeldIn = ({ fields }: AskedTerm, quote: string, claims: ResumeClaims): boolean =>
  claims
    .naming((fields ?? []).join(' '), false)
    .some(({ state, source }) => state === 'held' && source.quote === quote);

/** Years are met by what the dates add up to, or, for years of something, by what the resume says of it. */
function yearsClaim(asked: AskedTerm, claims: ResumeClaims): Claim | undefined {
  const wanted = asked.years ?? 0;
  const said = claims.list.filter(
    ({ kind, state, years }) => kind === 'years' && state === 'held' && (years ?? 0) >= wanted,
  );
  if (isWholeWork(asked)) {
    const quote = `${claims.years}`;
    return claims.years >= wanted
      ? {
          kind: 'years',
          key: 'years',
          name: quote,
          state: 'held',
          years: claims.years,
          used: true,
          source: { path: 'experience', quote },
        }
      : undefined;
  }
  const field = nameStems((asked.fields ?? []).join(' '));
  const inPosts = claims.yearsAs((asked.fields ?? []).join(' '));
  const stated = said.find(({ source }) => {
    const own = nameStems(source.quote);
    return (
      field.length > 0 &&
      field.every((stem) => own.includes(stem)) &&
      !isPartTime(source.quote) &&
      (!source.path.endsWith('.description') || isHeldIn(asked, source.quote, claims))
    );
  });
  if (stated || wanted === 0 || inPosts < wanted) return stated;
  const quote = `${inPosts}`;
  const source = { path: 'experience', quote };
  return { kind: 'years', key: 'years', name: quote, state: 'held', years: inPosts, used: true, source };
}

/** The claim that states at least as much as is asked, or undefined: near names, lower levels and lesser states do not. */
export function claimFor(asked: AskedTerm, claims: ResumeClaims): Claim | undefined {
  if (asked.kind === 'years') return yearsClaim(asked, claims);
  const named = [...candidates(asked, claims), ...paperByWords(asked, claims)];
  if (asked.kind === 'degree')
    return named
      .filter((claim) => isEnough(asked, claim))
      .sort((left, right) => (right.level ?? 0) - (left.level ?? 0))[0];
  if (asked.kind === 'language') {
    const denied = named.find(({ state }) => state === 'denied');
    const spoken = named.filter(({ state }) => state === 'held');
    const levelled = spoken.filter(({ level }) => level !== undefined);
    const lowest = [...(levelled.length > 0 ? levelled : spoken)].sort(
      (left, right) => (left.level ?? 3) - (right.level ?? 3),
    )[0];
    return !denied && lowest && isEnough(asked, lowest) ? lowest : undefined;
  }
  if (asked.kind === 'driving') {
    const fit = named
      .filter(({ state }) => asked.states.includes(state))
      .find((claim) => isEnough(asked, claim));
    const isOut = named.some(({ state }) => state !== 'held' && state !== 'mentioned');
    return isOut ? undefined : fit;
  }
  const strongest = ResumeClaims.strongest(named, asked.isPaper);
  if (!strongest) return undefined;
  if (isEnough(asked, strongest)) return strongest;
  if (strongest.state === 'denied' || asked.isPaper) return undefined;
  return named.find((claim) => claim.state === 'held' && isEnough(asked, claim));
}

/** Whether alternatives are met, and by what. */
export function answerGroup(
  group: AskedGroup,
  claims: ResumeClaims,
): { asked: AskedTerm; claim: Claim } | undefined {
  for (const asked of group) {
    const claim = claimFor(asked, claims);
    if (claim) return { asked, claim };
  }
  return undefined;
}

/** What of a line of a posting the resume meets, by entailment alone. */
export function answerRequirement(line: string, claims: ResumeClaims): RequirementAnswer {
  const groups = askedIn(line);
  const met: { asked: AskedTerm; claim: Claim }[] = [];
  const unmet: AskedGroup[] = [];
  for (const group of groups) {
    const answer = answerGroup(group, claims);
    if (answer) met.push(answer);
    else unmet.push(group);
  }
  return { isMet: groups.length > 0 && unmet.length === 0, met, unmet };
}

/** Whether a name in a posting and one in a resume are written alike. */
export const isSameName = (left: string, right: string): boolean => keyOf(left) === keyOf(right);

/** Whether something asked for is held in whatever measure; a level or class that is too low does not count here. */
export function isHeldAtAll(asked: AskedTerm, claims: ResumeClaims): boolean {
  const named = [...candidates(asked, claims), ...paperByWords(asked, claims)];
  return ResumeClaims.strongest(named, asked.isPaper)?.state === 'held';
}

const LESSER_TOLD: ReadonlySet<ClaimState> = new Set([
  'candidate',
  'student',
  'in view',
  'serving',
  'exempt',
  'course',
]);

/** The claim of a lesser state for a paper that is asked for: a candidate, a student, a registration in view. */
export function lesserClaimFor(asked: AskedTerm, claims: ResumeClaims): Claim | undefined {
  if (!asked.isPaper) return undefined;
  const related = claims.list.filter(({ kind, key }) => kind === 'credential' && isRelated(asked.key, key));
  const strongest = ResumeClaims.strongest(
    [...candidates(asked, claims), ...paperByWords(asked, claims), ...related],
    true,
  );
  return strongest && LESSER_TOLD.has(strongest.state) ? strongest : undefined;
}

/** Whether one credential meets the other, in either direction: service and its discharge certificate. */
export const isRelated = (one: string, other: string): boolean =>
  one === other ||
  (credentialById(one)?.metBy?.includes(other) ?? false) ||
  (credentialById(other)?.metBy?.includes(one) ?? false);

import type { MatchStrength } from '@career/contracts/vocabulary/letter-vocabulary';
import type { AskedTerm, Claim, RequirementAnswer } from '../../claims/claim.types.ts';
import { findCredentials } from '../../claims/credentials.ts';
import { answerRequirement, isHeldAtAll, isRelated } from '../../claims/entailment.ts';
import { isOwnStatement } from '../../claims/own-deed.ts';
import { placesOf } from '../../claims/plain-words.ts';
import type { ResumeClaims } from '../../claims/resume-claims.ts';
import { isUnclear } from '../../claims/standing.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import type { LetterMatch } from '../letter.types.ts';
import type { Requirement } from '../posting/letter-posting.ts';

/** A line of the posting and what of it the resume meets. */
export interface AnsweredLine {
  requirement: Requirement;
  answer: RequirementAnswer;
}

const STRONG = 0.6;
const WEAK = 0.34;
/** With fewer lines a share means nothing. */
const LEAST_LINES = 3;
/** With fewer of them the duties count, too. */
const ENOUGH_LINES = 5;
const MOST_UNMET = 12;
const LINE_CHARACTERS = 160;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The name of the employer at the head of a sentence is none of the things asked for. */
function withoutEmployer(text: string, company: string, position: string): string {
  const [first = '', second = ''] = company.trim().split(/\s+/);
  const post = position.trim();
  const isOffer = /\b(?:looking for|hiring|seeking|seeks|recruiting|requires an?|needs an?|vacancy)\b/i.test(
    text,
  );
  const own =
    post.length > 3 && isOffer
      ? text.replace(new RegExp(`${escaped(post)}(?: in \\p{Lu}[\\p{L}-]+)?`, 'gu'), ' ')
      : text;
  return [company.trim(), `${first} ${second}`.trim(), first.length > 4 ? first : '']
    .filter((name) => name.length > 3)
    .reduce((left, name) => left.replaceAll(name, ' '), own)
    .replace(
      /^(?:\p{Lu}[\p{L}&.’'-]*\s+){1,4}(?=(?:invites|requires|seeks|needs|wants|offers|is (?:looking|seeking|hiring|recruiting))\b)/u,
      '',
    );
}

/** @param job employer and post applied to, whose names a posting repeats. */
export const answerLines = (
  requirements: readonly Requirement[],
  claims: ResumeClaims,
  { company, position }: { company: string; position: string },
): AnsweredLine[] =>
  requirements.map((requirement) => ({
    requirement,
    answer: answerRequirement(withoutEmployer(requirement.text, company, position), claims),
  }));

/** Lines that count as requirements: duties only where a posting names nothing else. */
export function countedLines(lines: readonly AnsweredLine[]): readonly AnsweredLine[] {
  const asked = lines.filter(
    ({ requirement, answer }) => requirement.kind !== 'duty' || answer.met.length + answer.unmet.length > 0,
  );
  return asked.length >= ENOUGH_LINES ? asked : lines;
}

/**
 * What of a posting a resume meets, point by point. A line that names papers, skills, languages or years has a point for
 * each, met by claims alone; another line is one point, met by a statement of work that shares its telling words.
 */
export function matchOf(
  lines: readonly AnsweredLine[],
  isShown: (requirement: Requirement) => boolean,
): LetterMatch {
  const some = countedLines(lines);
  const points = ({ requirement, answer }: AnsweredLine): { met: number; asked: number } => {
    const asked = answer.met.length + answer.unmet.length;
    return asked > 0 ? { met: answer.met.length, asked } : { met: isShown(requirement) ? 1 : 0, asked: 1 };
  };
  const isMet = ({ requirement, answer }: AnsweredLine): boolean =>
    answer.met.length + answer.unmet.length > 0 ? answer.isMet : isShown(requirement);
  const unmet = some
    .filter((line) => !isMet(line))
    .map(({ requirement }) => requirement.text.slice(0, LINE_CHARACTERS));
  const sums = some.map(points);
  const sum = (which: 'met' | 'asked'): number => sums.reduce((left, one) => left + one[which], 0);
  return { met: sum('met'), asked: sum('asked'), unmet: unmet.slice(0, MOST_UNMET) };
}

export function strengthOf({ met, asked }: LetterMatch): MatchStrength {
  if (asked < LEAST_LINES) return 'unknown';
  const share = met / asked;
  return share >= STRONG ? 'strong' : share < WEAK ? 'weak' : 'partial';
}

/** Fields of running text: what a sentence says of a thing can be turned in more ways than rules know. */
const RUNNING_TEXT = /^(?:summary|personalInfo\..*|.*\.(?:description|summary|text|notes?))$/;
/** An entry that is a form, a template's text or several entries: only the whole of it says what it says. */
const FORM_ENTRY = /:\s|~~|_{2,}|\.{3}|[|{}[\]<>?*†‡☐☒✗✘…]|\be\.g\b/i;

/** Whether an entry of a list says what it says only as a whole. */
export const isFormEntry = (quote: string): boolean => FORM_ENTRY.test(quote);

const isField = ({ source }: Claim): boolean => !RUNNING_TEXT.test(source.path) && !isFormEntry(source.quote);

/** The claim itself where a field for such things holds it, else the same thing as a field has it at that level. */
function fieldClaim(asked: AskedTerm, claim: Claim, claims: ResumeClaims): Claim | undefined {
  if (isField(claim)) return claim;
  const same =
    claim.kind === 'term'
      ? claims.naming(asked.name, asked.isPaper)
      : claims.list.filter(({ kind, key }) => kind === claim.kind && key === claim.key);
  return same.find(
    (one) =>
      isField(one) && one.state === claim.state && (asked.level === undefined || one.level === claim.level),
  );
}

/**
 * The same lines, met by fields alone: a paper, a degree, a skill of the list, a language.
 * What running text says may be repeated or quoted, and never claimed in other words.
 */
export const metByFields = (lines: readonly AnsweredLine[], claims: ResumeClaims): AnsweredLine[] =>
  lines.map(({ requirement, answer }) => ({
    requirement,
    answer: {
      ...answer,
      met: answer.met.flatMap(({ asked, claim }) => {
        const field = fieldClaim(asked, claim, claims);
        return field ? [{ asked, claim: field }] : [];
      }),
    },
  }));

/** Claims that meet something, what the posting insists on first; each claimed thing once. */
export function metTerms(lines: readonly AnsweredLine[]): { asked: AskedTerm; claim: Claim }[] {
  const order = { must: 0, duty: 1, nice: 2 } as const;
  const sorted = [...lines].sort(
    (left, right) => order[left.requirement.kind] - order[right.requirement.kind],
  );
  const seen = new Set<string>();
  return sorted
    .flatMap(({ answer }) => answer.met)
    .filter(({ asked }) => {
      const key = `${asked.kind} ${asked.key}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Terms asked for that the resume does not claim at all; alternatives of a met group are none. */
export function unclaimedTerms(lines: readonly AnsweredLine[], claims: ResumeClaims): AskedTerm[] {
  return lines
    .flatMap(({ answer }) => answer.unmet)
    .flat()
    .filter(
      (asked) =>
        ['skill', 'term', 'credential', 'language'].includes(asked.kind) && !isHeldAtAll(asked, claims),
    );
}

/**
 * Whether a text names something that is asked for and not claimed. Who worked with the SAP team says so in the resume;
 * in a letter to somebody who asks for SAP it would read as a claim.
 */
export function namesUnclaimed(text: string, unclaimed: readonly AskedTerm[]): boolean {
  if (unclaimed.length === 0 || text === '') return false;
  const skills = new Set(findSkills(text).map(({ skill }) => skill.id));
  const papers = new Set(findCredentials(text).map(({ credential }) => credential.id));
  return unclaimed.some(
    ({ kind, key, name }) =>
      (kind === 'skill' && skills.has(key)) ||
      (kind === 'credential' && [...papers].some((paper) => isRelated(key, paper))) ||
      placesOf(text, name).length > 0,
  );
}

/**
 * Whether a statement of work has to stay out of a letter for what it names of the unclaimed: words beside it take it
 * back or make it somebody else's. Where only its construction is not understood, the writer's own words say what they say.
 */
export function isBetterUnsaid(text: string, unclaimed: readonly AskedTerm[], today: string): boolean {
  if (!namesUnclaimed(text, unclaimed)) return false;
  if (!isOwnStatement(text)) return true;
  const read = { text, form: 'prose', today } as const;
  const places = unclaimed.flatMap((asked) => placesNamed(text, asked).map((place) => ({ ...place, asked })));
  return (
    places.length === 0 ||
    !places.every(({ start, end, asked }) => isUnclear(read, start, end, asked.isPaper))
  );
}

/** Where a text names a thing, by whatever name. */
const placesNamed = (text: string, { kind, key, name }: AskedTerm): { start: number; end: number }[] => [
  ...placesOf(text, name),
  ...(kind === 'skill' ? findSkills(text).filter(({ skill }) => skill.id === key) : []),
  ...(kind === 'credential'
    ? findCredentials(text).filter(({ credential }) => isRelated(key, credential.id))
    : []),
];

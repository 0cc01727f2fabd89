import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { MatchStrength } from '@career/contracts/vocabulary/letter-vocabulary';
import type { AskedTerm } from '../../claims/claim.types.ts';
import { ResumeClaims } from '../../claims/resume-claims.ts';
import type { Occupation } from '../../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../../taxonomy/titles.ts';
import { ANSWER_FLOOR, type ChosenFact, chooseFacts, matchScores, skillsOf } from '../facts/match-facts.ts';
import { relevanceTo } from '../facts/relevance.ts';
import {
  type DegreeFact,
  type HeldRole,
  heldRoles,
  isInThird,
  type ResumeFact,
  resumeFacts,
  writerOf,
  yearsOfWork,
} from '../facts/resume-facts.ts';
import type { LetterInput, LetterMatch, LetterSource } from '../letter.types.ts';
import { LETTER_LANGUAGES } from '../letter-languages.ts';
import { MOST_FACTS } from '../letter-length.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { type LetterPosting, type Requirement, readLetterPosting } from '../posting/letter-posting.ts';
import { sentencesOf } from '../sentences.ts';
import { oneLine, stemsOf } from '../words.ts';
import { type AcademicWork, academicWork } from './academic-work.ts';
import { type EmployerWords, employerWords } from './employer-words.ts';
import { type OwnLine, ownLines, quotableLines } from './own-lines.ts';
import { languageFact, type PaperFact, paperFacts } from './papers.ts';
import {
  type AnsweredLine,
  answerLines,
  isBetterUnsaid,
  matchOf,
  metByFields,
  metTerms,
  namesUnclaimed,
  strengthOf,
  unclaimedTerms,
} from './posting-match.ts';
import { askedSkills, type NamedSkill, otherSkills } from './skills-to-name.ts';
import { isCertified, isToldIn, toldParts } from './told-parts.ts';
import { type Untold, untoldLines } from './untold-lines.ts';

type CareerStage = 'student' | 'graduate' | 'early' | 'experienced' | 'senior';

/** All there is to say in a letter, before it is decided what is said and in which order. */
export interface Material {
  posting: LetterPosting;
  /** Statements and achievements, best first. */
  work: readonly ChosenFact[];
  /** Highest first. */
  degrees: readonly DegreeFact[];
  papers: readonly PaperFact[];
  languages: PaperFact | undefined;
  academicWork: readonly AcademicWork[];
  skills: readonly NamedSkill[];
  others: readonly NamedSkill[];
  /** Lines that may be quoted, in the posting's order. */
  ownLines: readonly OwnLine[];
  /** Lines of work that are no deeds. */
  untold: Untold;
  post: HeldRole | undefined;
  years: number;
  stage: CareerStage;
  summary: { text: string; source: LetterSource } | undefined;
  match: LetterMatch | null;
  strength: MatchStrength;
  /** Few requirements are met and no post was of this kind. */
  isChange: boolean;
  /** Little of what is asked for is met, and no post that was held is of the kind. */
  isWeakFit: boolean;
  /** The summary answers what nothing else says. */
  isSummaryAsked: boolean;
  /** The posting asks for a class of degree that is met. */
  isClassAsked: boolean;
  isDegreeAsked: boolean;
  /** The posting asks for years of work, and they are there. */
  isYearsAsked: boolean;
  employer: EmployerWords | undefined;
  missing: readonly string[];
  hasText: boolean;
  /** Asked for and not claimed. */
  unclaimed: readonly AskedTerm[];
}

const MOST_MISSING = 12;
const SENIOR_YEARS = 10;
const EARLY_YEARS = 3;

function stageOf(years: number, degrees: readonly DegreeFact[], post: HeldRole | undefined): CareerStage {
  if (years < 1 && degrees.some(({ current }) => current)) return 'student';
  if (years < 1 || (years < 2 && !post)) return 'graduate';
  return years >= SENIOR_YEARS ? 'senior' : years < EARLY_YEARS ? 'early' : 'experienced';
}

function summaryOf(
  resume: ResumeContentDto,
  language: LetterLanguage,
  unclaimed: readonly AskedTerm[],
): Material['summary'] {
  const line = sentencesOf(oneLine(resume.summary ?? ''))[0] ?? '';
  if (NO_OFFER.test(line) || namesUnclaimed(line, unclaimed)) return undefined;
  const own = isInThird(resume, language) ? language.fromThird(line, writerOf(resume), true) : undefined;
  const text = own ? language.summary(`I ${own.text}`) : language.summary(line);
  return text === undefined ? undefined : { text, source: { path: 'summary', quote: line } };
}
const NO_OFFER =
  /\b(?:no|not|never|without|lack\w*|willing|eager|hop\w+|aspir\w+|seeking|looking for|learning|in view|in progress|expired|candidate|studying|former|father|mother|wife|husband)\b/i;

/** Stems of words that say how high a post is, not of what kind. */
const RANKS = stemsOf(
  'senior junior officer manager assistant executive specialist associate lead head intern trainee staff graduate chief deputy principal director coordinator supervisor administrator consultant representative remote',
);

/** Whether any post that was held is of the kind that is applied for. */
function isOfKind(position: string, roles: readonly HeldRole[], resume: ResumeContentDto): boolean {
  const wanted = new Set([...stemsOf(position)].filter((stem) => !RANKS.has(stem)));
  const own = [
    ...roles.map(({ role }) => role),
    resume.personalInfo?.professionalTagline ?? '',
    ...(resume.education ?? []).map(({ fieldOfStudy }) => fieldOfStudy ?? ''),
  ];
  return own.some((title) => [...stemsOf(title)].some((stem) => wanted.has(stem)));
}

const isHeldDegree = (path: string, claims: ResumeClaims): boolean =>
  claims.list.some(
    ({ kind, state, source }) => kind === 'degree' && state === 'held' && source.path === path,
  );

const occupationOf = (title: string): Occupation | undefined => {
  const [match] = resolveTitle(title);
  return match && match.confidence >= TITLE_CONFIDENCE_FLOOR ? match.occupation : undefined;
};

/**
 * Whether every post that was held is known to be of another industry; a neighbouring post is not a change of career.
 */
function isOtherField(position: string, roles: readonly HeldRole[]): boolean {
  const wanted = occupationOf(position);
  if (wanted === undefined || roles.length === 0) return false;
  return roles.every(({ role }) => {
    const own = occupationOf(role);
    return own !== undefined && own.industry !== wanted.industry && !own.related.includes(wanted.id);
  });
}

/** Whether the summary is what meets a requirement, and no sentence on papers says it. */
function isSummaryAsked(
  summary: Material['summary'],
  lines: readonly AnsweredLine[],
  papers: readonly PaperFact[],
): boolean {
  if (!summary) return false;
  const said = papers.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  const own = stemsOf(summary.source.quote);
  return lines.some(({ requirement, answer }) => {
    const isMet = answer.met.some(
      ({ claim }) => claim.source.path === 'summary' && !said.includes(claim.source.quote),
    );
    const shared = [...requirement.stems].filter((stem) => own.has(stem)).length;
    return isMet || (answer.unmet.length === 0 && shared > 0 && shared >= requirement.stems.size / 2);
  });
}

/** Whether the posting names a grade point average that the resume reaches on the same scale. */
function isPointsAsked(posting: string, resume: ResumeContentDto): boolean {
  const least = Number(/\bC?GPA\b[^.;\n]{0,25}?(\d\.\d+)/i.exec(posting)?.[1] ?? Number.NaN);
  return (resume.education ?? []).some(
    ({ grade }) => Number(/\d\.\d+/.exec(grade ?? '')?.[0] ?? Number.NaN) >= least,
  );
}

const noMaterial = (posting: LetterPosting, input: LetterInput, missing: readonly string[]): Material => ({
  posting,
  work: [],
  degrees: [],
  papers: [],
  languages: undefined,
  academicWork: [],
  skills: [],
  others: [],
  ownLines: [],
  untold: { lines: [], nearness: () => [] },
  post: undefined,
  years: 0,
  stage: 'graduate',
  summary: undefined,
  match: null,
  strength: 'unknown',
  isChange: false,
  isWeakFit: false,
  isSummaryAsked: false,
  isClassAsked: false,
  isDegreeAsked: false,
  isYearsAsked: false,
  employer: employerWords(posting.text, input.company),
  missing,
  hasText: false,
  unclaimed: [],
});

const namesOf = (lines: readonly AnsweredLine[]): string[] =>
  [
    ...new Set(
      lines
        .flatMap(({ answer }) => answer.unmet)
        .filter((group) => group.every(({ kind }) => kind !== 'years' && kind !== 'degree'))
        .map((group) => group.map(({ name }) => name).join(' or ')),
    ),
  ].slice(0, MOST_MISSING);

/** Reads resume and posting once for all that a letter may say. */
export function gatherMaterial(input: LetterInput): Material {
  const language = LETTER_LANGUAGES[input.language];
  const posting = readLetterPosting(input.posting);
  const { resume, today } = input;
  if (!resume) {
    const empty = new ResumeClaims({} as ResumeContentDto, today);
    return noMaterial(posting, input, namesOf(answerLines(posting.requirements, empty, input)));
  }
  const claims = new ResumeClaims(resume, today);
  const lines = answerLines(posting.requirements, claims, input);
  const unclaimed = unclaimedTerms(lines, claims);
  const facts = resumeFacts(resume, language, today);
  const isWork = ({ kind }: ResumeFact): boolean => kind !== 'degree';
  const usable = facts.filter((fact) => isWork(fact) && !isBetterUnsaid(fact.source.quote, unclaimed, today));
  const scores = matchScores(usable, posting.requirements, skillsOf);
  const quotable = quotableLines(resume, claims);
  const nearness = relevanceTo(
    posting.requirements.map(({ text }) => text),
    [...new Set([...usable.map(({ source }) => source.quote), ...quotable.map(({ line }) => line)])],
  );
  const nearnessOf = ({ source }: ResumeFact): readonly number[] => nearness(source.quote);
  const work = chooseFacts(usable, posting.requirements, scores, MOST_FACTS, nearnessOf);
  const degrees = facts
    .filter((fact): fact is DegreeFact => fact.kind === 'degree')
    // Failed, deferred, awaited: a letter does not say that such a degree is held, and does not mention it.
    .filter(({ current, source }) => current || isHeldDegree(source.path, claims))
    .sort((left, right) => right.level - left.level || left.monthsAgo - right.monthsAgo);
  const roles = heldRoles(resume, today);
  const post = [...roles].sort(
    (left, right) => Number(right.current) - Number(left.current) || left.monthsAgo - right.monthsAgo,
  )[0];
  const years = yearsOfWork(resume, today);
  const isShown = (requirement: Requirement): boolean => {
    const at = posting.requirements.indexOf(requirement);
    return scores.some((row) => (row[at] ?? 0) >= ANSWER_FLOOR);
  };
  const match = lines.length > 0 ? matchOf(lines, isShown) : null;
  const strength = match ? strengthOf(match) : 'unknown';
  const met = metTerms(lines);
  const claimable = metByFields(lines, claims);
  const skills = askedSkills(claimable, claims);
  const summary = summaryOf(resume, language, unclaimed);
  const held = paperFacts(claimable, unclaimed, claims, resume, nearness);
  const told = toldParts(resume, lines, language);
  const papers = [
    ...held.filter((one) => !isToldIn(one, told)),
    ...told.filter((one) => !isCertified(one, held)),
  ];
  const isWeakFit =
    strength === 'weak' && years >= 2 && work.length > 0 && !isOfKind(input.position, roles, resume);
  return {
    posting,
    work,
    degrees,
    papers,
    languages: languageFact(claimable, language),
    academicWork: academicWork(resume, posting.text, today),
    skills,
    ownLines: ownLines(quotable, lines, today),
    untold: untoldLines(resume, quotable, usable, lines, today, { roles, nearness }),
    others: otherSkills(resume, skills, unclaimed, claims).toSorted(
      (left, right) => Math.max(0, ...nearness(right.name)) - Math.max(0, ...nearness(left.name)),
    ),
    post: post && post.role !== '' && post.employer !== '' ? post : undefined,
    years,
    stage: stageOf(years, degrees, post),
    summary,
    match,
    strength,
    isWeakFit,
    isChange: isWeakFit && isOtherField(input.position, roles),
    isSummaryAsked: isSummaryAsked(summary, lines, papers),
    isClassAsked:
      isPointsAsked(posting.text, resume) ||
      met.some(({ asked }) => asked.kind === 'degree' && asked.degreeClass !== undefined),
    isDegreeAsked: met.some(({ asked }) => asked.kind === 'degree'),
    isYearsAsked: met.some(({ asked }) => asked.kind === 'years'),
    employer: employerWords(posting.text, input.company),
    missing: namesOf(lines),
    unclaimed,
    hasText: (resume.summary ?? '').trim() !== '' || (resume.skills ?? []).length > 0,
  };
}

import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type {
  MatchStrength,
  RequirementKind,
  RequirementState,
} from '@career/contracts/vocabulary/letter-vocabulary';
import type { AskedGroup, Claim } from '../../claims/claim.types.ts';
import { ResumeClaims } from '../../claims/resume-claims.ts';
import { ANSWER_FLOOR, matchScores, skillsOf } from '../facts/match-facts.ts';
import { type ResumeFact, resumeFacts } from '../facts/resume-facts.ts';
import type { LetterSource } from '../letter.types.ts';
import { LETTER_LANGUAGES } from '../letter-languages.ts';
import { type AnsweredLine, answerLines, countedLines, strengthOf } from '../material/posting-match.ts';
import { type Requirement, readLetterPosting } from '../posting/letter-posting.ts';
import { yearsByDates } from './years-by-dates.ts';

/** One thing that a posting asks for, and what of the resume meets it. */
interface ReportedRequirement {
  /** The line of the posting, clipped. */
  line: string;
  /** What is asked for: names that the line holds; empty when it is the whole line. */
  asks: string;
  kind: RequirementKind;
  state: RequirementState;
  facts: readonly LetterSource[];
}

export interface PostingReport {
  requirements: readonly ReportedRequirement[];
  met: number;
  asked: number;
  strength: MatchStrength;
}

const LINE_CHARACTERS = 160;
const MOST_REQUIREMENTS = 60;
const FACT_CHARACTERS = 300;
/** Statements of work compared with each requirement: the API answers this itself, so the work has a bound. */
const MOST_STATEMENTS = 200;

/**
 * What of a posting a resume meets, requirement by requirement, by the rules that the letter is written by: claims with
 * their states for what has a name, a statement of work for the rest.
 */
export function reportPosting(
  resume: ResumeContentDto | null,
  job: { posting: string; company: string; position: string },
  today: string,
): PostingReport {
  const requirements = readLetterPosting(job.posting).requirements.slice(0, MOST_REQUIREMENTS);
  const content = resume ?? ({} as ResumeContentDto);
  const claims = new ResumeClaims(content, today);
  const lines = countedLines(answerLines(requirements, claims, job));
  const work = resumeFacts(content, LETTER_LANGUAGES.en, today)
    .filter(({ kind }) => kind !== 'degree')
    .slice(0, MOST_STATEMENTS);
  const scores = matchScores(work, requirements, skillsOf);
  const reported = lines
    .flatMap((line) => pointsOf(line, shownBy(work, scores, requirements.indexOf(line.requirement))))
    .slice(0, MOST_REQUIREMENTS);
  const met = reported.filter(({ state }) => state === 'met').length;
  const asked = reported.length;
  return { requirements: reported, met, asked, strength: strengthOf({ met, asked, unmet: [] }) };
}

/** The statement of work that answers a requirement best, if one does. */
export function shownBy(
  work: readonly ResumeFact[],
  scores: readonly (readonly number[])[],
  at: number,
): ResumeFact | undefined {
  const values = scores.map((row) => row[at] ?? 0);
  const best = values.indexOf(Math.max(0, ...values));
  return (values[best] ?? 0) >= ANSWER_FLOOR ? work[best] : undefined;
}

function pointsOf(
  { requirement, answer }: AnsweredLine,
  shown: ResumeFact | undefined,
): ReportedRequirement[] {
  const line = requirement.text.slice(0, LINE_CHARACTERS);
  const { kind }: Requirement = requirement;
  if (answer.met.length + answer.unmet.length === 0)
    return [
      {
        line,
        asks: '',
        kind,
        state: shown ? 'met' : 'unknown',
        facts: shown ? [factOf(shown.source)] : [],
      },
    ];
  return [
    ...answer.met.map(
      ({ asked, claim }): ReportedRequirement => ({
        line,
        asks: asked.name,
        kind,
        state: 'met',
        facts: [factOf(sourceOf(claim))],
      }),
    ),
    ...answer.unmet.map(
      (group): ReportedRequirement => ({
        line,
        asks: namesOf(group),
        kind,
        state: 'unmet',
        facts: [],
      }),
    ),
  ];
}

export const namesOf = (group: AskedGroup): string =>
  [...new Set(group.map(({ name }) => name))].join(' or ');

/** Years are added up from the dates of the jobs, and are not written in the resume. */
export const sourceOf = ({ kind, source }: Claim): LetterSource =>
  kind === 'years' && source.path === 'experience'
    ? { path: source.path, quote: yearsByDates(source.quote) }
    : source;

export const factOf = ({ path, quote }: LetterSource): LetterSource => ({
  path,
  quote: quote.slice(0, FACT_CHARACTERS),
});

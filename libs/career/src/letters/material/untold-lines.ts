import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { furtherEntries } from '../../claims/further-entries.ts';
import { about, type FactBase, linesOfText } from '../facts/fact-base.ts';
import { relevanceTo } from '../facts/relevance.ts';
import type { ResumeFact } from '../facts/resume-facts.ts';
import type { LetterSource } from '../letter.types.ts';
import { bareLine, isHarmless, isQuotable, type Written } from './own-lines.ts';
import type { AnsweredLine } from './posting-match.ts';

export interface Untold {
  lines: readonly UntoldLine[];
  /** How near a text is to each requirement, in the order of the posting. */
  nearness: (text: string) => readonly number[];
}

/** A line of work that no sentence can tell as a deed, to be printed as it stands. */
export interface UntoldLine {
  line: string;
  /** Where the work was done; empty for a line that is of no job. */
  employer: string;
  /** The post goes on. */
  isCurrent: boolean;
  source: LetterSource;
  stems: ReadonlySet<string>;
  /** How near it is to each requirement, in the order of the posting. */
  near: readonly number[];
  /** What it is worth whatever is asked for: a figure, what came of the work, how lately it was. */
  worth: number;
  /** A sentence about oneself is printed only where it is near to what is asked for. */
  isOfWork: boolean;
}

const QUANTIFIED = 0.25;
const OUTCOME = 0.25;
const FADES_IN_MONTHS = 240;

const worthOf = ({ quantified, outcome, monthsAgo }: FactBase): number =>
  (quantified ? QUANTIFIED : 0) + (outcome ? OUTCOME : 0) - Math.min(monthsAgo / FADES_IN_MONTHS, 0.25);

/** Lines of projects, which are of no job. What was done unpaid or as an intern would lose that in a quotation. */
const besideJobs = (resume: ResumeContentDto, today: string): Written[] =>
  furtherEntries(resume, today)
    .filter(({ section, state }) => section.name === 'projects' && state === 'held')
    .flatMap(({ body, current }) =>
      linesOfText(body.text).map(
        (line): Written => ({ line, path: body.path, employer: '', isCurrent: current, form: 'prose' }),
      ),
    )
    .filter(({ line }) => isQuotable(line));

/**
 * Lines of work that the letter has no sentence for. Which of them is printed is decided by what is asked for and not
 * said so far; a line as it stands says no more than its writer did.
 */
export function untoldLines(
  resume: ResumeContentDto,
  quotable: readonly Written[],
  facts: readonly ResumeFact[],
  answered: readonly AnsweredLine[],
  today: string,
  monthsAgo: (path: string) => number,
): Untold {
  const told = new Set(facts.map(({ source }) => source.quote));
  const lines = [
    ...quotable.filter(({ path }) => path.startsWith('experience.') || path === 'summary'),
    ...besideJobs(resume, today),
  ].filter((written) => !told.has(written.line) && answered.every((one) => isHarmless(written, one, today)));
  const bases = lines.map(({ line, path }) => about({ path, quote: line }, monthsAgo(path)));
  const near = relevanceTo(
    answered.map(({ requirement }) => requirement.text),
    [...lines.map(({ line }) => line), ...told],
  );
  const untold = lines.map(({ line, path, employer, isCurrent }, index): UntoldLine => {
    const base = bases[index] as FactBase;
    return {
      line: bareLine(line),
      employer,
      isCurrent,
      source: base.source,
      stems: base.stems,
      near: near(line),
      worth: path === 'summary' ? 0 : worthOf(base),
      isOfWork: path !== 'summary',
    };
  });
  return { lines: untold, nearness: near };
}

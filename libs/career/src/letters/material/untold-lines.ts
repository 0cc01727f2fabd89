import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { furtherEntries } from '../../claims/further-entries.ts';
import { about, type FactBase, linesOfText } from '../facts/fact-base.ts';
import type { HeldRole, ResumeFact } from '../facts/resume-facts.ts';
import type { LetterSource } from '../letter.types.ts';
import { wordCount } from '../words.ts';
import { bareLine, isHarmless, isQuotable, type Written } from './own-lines.ts';
import type { AnsweredLine } from './posting-match.ts';

export interface Untold {
  lines: readonly UntoldLine[];
  /** How near a text is to each requirement, in the order of the posting. */
  nearness: (text: string) => readonly number[];
}

/** A line of the resume, to be said as a deed where it is one, else printed as it stands. */
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
  /** A sentence about oneself or the name of a skill is printed only where it is near to what is asked for. */
  isOfWork: boolean;
  /** The name of a skill and no more. */
  isName: boolean;
  /** The deed that it tells, which needs no quotation. */
  fact: ResumeFact | undefined;
  /** What somebody is called in an unpaid post, which a quotation of the line alone would hide. */
  unpaidAs: string | undefined;
}

/** A line with what the letter has to say round it. */
interface Beside extends Written {
  unpaidAs?: string;
}

const QUANTIFIED = 0.25;
const OUTCOME = 0.25;
const FADES_IN_MONTHS = 240;

const worthOf = ({ quantified, outcome, monthsAgo }: FactBase): number =>
  (quantified ? QUANTIFIED : 0) + (outcome ? OUTCOME : 0) - Math.min(monthsAgo / FADES_IN_MONTHS, 0.25);

/** Whether a skill says more than a name: `JMeter, 5,000 virtual users`. */
const saysMore = (line: string): boolean => /[,\d]/.test(line) || wordCount(line) > LONGEST_NAME;
const LONGEST_NAME = 4;

/** Lines of projects and of unpaid work, which is said to be that. What was done as an intern would lose that in a quotation. */
const besideJobs = (resume: ResumeContentDto, today: string): Beside[] =>
  furtherEntries(resume, today)
    .filter(({ section, state }) => /^(?:projects|volunteering)$/.test(section.name) && state === 'held')
    .flatMap(({ section, title, organisation, body, current }): Beside[] => {
      const isUnpaid = section.name === 'volunteering';
      if (isUnpaid && (title === '' || organisation === '')) return [];
      return linesOfText(body.text).map((line) => ({
        line,
        path: body.path,
        employer: isUnpaid ? organisation : '',
        isCurrent: current,
        form: 'prose',
        ...(isUnpaid && { unpaidAs: title }),
      }));
    })
    .filter(({ line }) => isQuotable(line));

/** How long ago the post of a line ended; of what is of no post, nothing. */
function monthsAgo(path: string, roles: readonly HeldRole[]): number {
  const [section, index] = path.split('.');
  return section === 'experience' ? (roles.find((one) => `${one.index}` === index)?.monthsAgo ?? 0) : 0;
}

const OFFERED = /^(?:experience|certifications|achievements|skills)\.|^summary$/;

/**
 * Lines of the resume that a letter may still print. Which of them is printed is decided by what is asked for and not
 * said so far; a line as it stands says no more than its writer did.
 */
export function untoldLines(
  resume: ResumeContentDto,
  quotable: readonly Written[],
  facts: readonly ResumeFact[],
  answered: readonly AnsweredLine[],
  today: string,
  { roles, nearness }: { roles: readonly HeldRole[] } & Pick<Untold, 'nearness'>,
): Untold {
  const told = new Map(facts.map((fact) => [fact.source.quote, fact]));
  // A deed needs no quotation, so what may not be quoted may be said.
  const quoted = new Set(quotable.map(({ line }) => line));
  const deeds = facts
    .filter(({ source }) => !quoted.has(source.quote))
    .map(
      ({ source: { quote, path } }): Beside => ({
        line: quote,
        path,
        employer: '',
        isCurrent: true,
        form: 'prose',
      }),
    );
  const lines: Beside[] = [
    ...quotable.filter(({ path }) => OFFERED.test(path)),
    ...besideJobs(resume, today),
    ...deeds,
  ].filter((written) => answered.every((one) => isHarmless(written, one, today)));
  const bases = lines.map(({ line, path }) => about({ path, quote: line }, monthsAgo(path, roles)));
  const untold = lines.map(({ line, path, employer, isCurrent, unpaidAs }, index): UntoldLine => {
    const base = bases[index] as FactBase;
    return {
      line: bareLine(line),
      employer,
      isCurrent,
      source: base.source,
      stems: base.stems,
      near: nearness(line),
      worth: worthOf(base),
      isOfWork: path !== 'summary' && (!/^(?:skills|certifications)\./.test(path) || saysMore(line)),
      isName: path.startsWith('skills.') && !saysMore(line),
      fact: told.get(line),
      unpaidAs,
    };
  });
  return { lines: untold, nearness };
}

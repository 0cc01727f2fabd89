import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { SentenceFault } from './letter-check.types.ts';
import { normalised } from './normalise.ts';
import type { ResumeRecord } from './resume-record.types.ts';

/** A grade that a sentence gives its writer: `a chartered member of`, `fellow of`. */
const SAID_GRADE =
  /\b(associate|chartered|fellow|full)\b(?=(?:,? (?:member|fellow|associate))?(?:ship)? (?:of|with) )/gi;

/** The name of a body may hold the word itself, and a membership is of one grade: what is said has to be that grade. */
export function gradeFaults(
  text: string,
  memberships: NonNullable<ResumeContentDto['memberships']>,
  { statements }: ResumeRecord,
): SentenceFault[] {
  if (memberships.length === 0) return [];
  const named = memberships.filter(({ body }) => text.includes(normalised(body).trim()));
  const grades = (named.length > 0 ? named : memberships).map(({ grade = '' }) => grade);
  const isWritten = (grade: string): boolean =>
    statements.some(
      ({ path, text: said }) => !path.startsWith('memberships.') && said.toLowerCase().includes(grade),
    );
  return [...text.matchAll(SAID_GRADE)]
    .map(([, grade = '']) => grade.toLowerCase())
    .filter((grade) => !grades.some((one) => one === grade) && !isWritten(grade))
    .map((quote) => ({
      code: 'overstated-claim',
      quote,
      reason: 'No membership of the resume is of this grade.',
      lookedAt: ['memberships'],
    }));
}

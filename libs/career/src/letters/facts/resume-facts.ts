import { firstMonthOf, lastMonthOf } from '@career/contracts/forms/month-or-year';
import type { EntryOf } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { DEGREE_CLASS_NAMES } from '@career/contracts/vocabulary/resume-vocabulary';
import { furtherEntries } from '../../claims/further-entries.ts';
import { findDegrees } from '../../claims/levels.ts';
import { monthsOfWork } from '../../dates/periods.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { type ActivityFact, activityFacts } from './activity-facts.ts';
import { about, type FactBase, FINISHED, linesOfText, MARKUP, NO_OFFER, usable } from './fact-base.ts';

/** A job of the resume, as far as it is filled in. */
export interface HeldRole {
  index: number;
  role: string;
  employer: string;
  current: boolean;
  /** Months since it ended; 0 while it is held. */
  monthsAgo: number;
  /** First and last month, `YYYY-MM`; empty when the resume does not say. */
  since: string;
  until: string;
}

export interface StatementFact extends FactBase {
  kind: 'statement';
  held: HeldRole;
  predicate: { text: string; isState: boolean };
}
export interface AchievementFact extends FactBase {
  kind: 'achievement';
  title: string;
  predicate: { text: string; isState: boolean } | undefined;
}
export interface DegreeFact extends FactBase {
  kind: 'degree';
  degree: string;
  /** With the grade, whatever it is. */
  graded: string;
  institution: string;
  current: boolean;
  /** 1 school to 6 doctorate; 0 when the name says nothing. */
  level: number;
}
export type ResumeFact = StatementFact | AchievementFact | ActivityFact | DegreeFact;

const FAR_AGO = 600;
/** Used in place of an employer: nobody works `at Freelance`. */
const NO_EMPLOYER =
  /^(?:(?:freelance\w*|self[- ]employed|independent)(?:$|[,(\s].*)|contract\w*|various|n\/a|none|-+)$/i;

/** Jobs with at least a title or an employer, in the order of the resume. */
export function heldRoles(resume: ResumeContentDto, today: string): HeldRole[] {
  const now = firstMonthOf(today) ?? 0;
  return (resume.experience ?? []).flatMap((job, index) => {
    const role = usable(job.position);
    const company = usable(job.company);
    const employer = NO_EMPLOYER.test(company) ? '' : company;
    if (role === '' && employer === '') return [];
    const end = lastMonthOf(job.endDate);
    const current = job.current === true;
    const monthsAgo = current ? 0 : Math.max(0, now - (end ?? lastMonthOf(job.startDate) ?? now - FAR_AGO));
    const since = job.startDate ?? '';
    return [{ index, role, employer, current, monthsAgo, since, until: current ? '' : (job.endDate ?? '') }];
  });
}

/** Whole years of work that the dates of the resume prove, months held twice counting once. */
export const yearsOfWork = (resume: ResumeContentDto, today: string): number =>
  Math.floor(monthsOfWork(resume.experience ?? [], firstMonthOf(today) ?? 0) / 12);

/** Everything in a resume that a letter can state, each with the words it is based on. */
export function resumeFacts(resume: ResumeContentDto, language: LetterLanguage, today: string): ResumeFact[] {
  const now = firstMonthOf(today) ?? 0;
  return [
    ...heldRoles(resume, today).flatMap((held) => statementFacts(held, resume, language)),
    ...achievementFacts(resume, language, now),
    ...activityFacts(furtherEntries(resume, today), language, now),
    ...(resume.education ?? []).flatMap((study, index) => degreeFact(study, index, language, now)),
  ];
}

/** How the writer of a resume is named, for lines in the third person. */
export const writerOf = ({ personalInfo }: ResumeContentDto): { first: string; last: string } => ({
  first: (personalInfo?.firstName ?? '').trim(),
  last: (personalInfo?.lastName ?? '').trim(),
});

const LEAST_THIRD = 2;

/** Whether a resume speaks of its writer in the third person throughout: a single `He` may be anybody. */
export function isInThird(resume: ResumeContentDto, language: LetterLanguage): boolean {
  const writer = writerOf(resume);
  const lines = (resume.experience ?? []).flatMap(({ description }) => linesOfText(description));
  const told = [...lines, ...linesOfText(resume.summary)];
  return (
    told.filter((line) => language.isThird(line, writer)).length >= LEAST_THIRD &&
    !told.some((line) => /^I(?:['’]m|['’]ve)?\s/.test(line))
  );
}

const ofThird = (
  line: string,
  resume: ResumeContentDto,
  language: LetterLanguage,
  current: boolean,
): { text: string; isState: boolean } | undefined =>
  isInThird(resume, language) ? language.fromThird(line, writerOf(resume), current) : undefined;

const statementFacts = (
  held: HeldRole,
  resume: ResumeContentDto,
  language: LetterLanguage,
): StatementFact[] =>
  linesOfText(resume.experience?.[held.index]?.description).flatMap((line) => {
    const current = held.current && !FINISHED.test(line);
    const predicate =
      MARKUP.test(line) || NO_OFFER.test(line)
        ? undefined
        : (ofThird(line, resume, language, current) ?? language.firstPerson(line, current));
    if (!predicate) return [];
    const source = { path: `experience.${held.index}.description`, quote: line };
    return [{ kind: 'statement', held, predicate, ...about(source, held.monthsAgo) }];
  });

const achievementFacts = (
  { achievements }: ResumeContentDto,
  language: LetterLanguage,
  now: number,
): AchievementFact[] =>
  (achievements ?? []).flatMap(({ title, description, date }, index): AchievementFact[] => {
    const name = usable(title).replace(/[.;,]+$/, '');
    if (name === '') return [];
    const line = [name, ...linesOfText(description)].find(
      (text) => !NO_OFFER.test(text) && language.firstPerson(text, false),
    );
    const predicate = line === undefined ? undefined : language.firstPerson(line, false);
    const path = `achievements.${index}.${predicate && line !== name ? 'description' : 'title'}`;
    const quote = predicate && line !== undefined ? line : name;
    const facts = about({ path, quote }, now - (lastMonthOf(date) ?? now - 60));
    return [
      { kind: 'achievement', title: name, predicate: MARKUP.test(quote) ? undefined : predicate, ...facts },
    ];
  });

/** The grade as a certificate has it: with the scale beside it, or the class that was chosen. */
function gradeOf({ grade, gradeScale, degreeClass }: Partial<EntryOf<'education'>>): string {
  const written = usable(grade);
  if (written === '') return degreeClass ? DEGREE_CLASS_NAMES[degreeClass] : '';
  return gradeScale && /^\d+(?:\.\d+)?$/.test(written) ? `${written}/${gradeScale}` : written;
}

function degreeFact(
  study: Partial<EntryOf<'education'>>,
  index: number,
  language: LetterLanguage,
  now: number,
): DegreeFact[] {
  const name = usable(study.degree);
  const institution = usable(study.institution);
  if (name === '' || institution === '') return [];
  const end = firstMonthOf(study.endDate);
  const current = study.current === true || (end !== undefined && end > now);
  const grade = current ? '' : gradeOf(study);
  const subject = usable(study.fieldOfStudy);
  const quote = [name, subject, grade, institution].filter(Boolean).join(', ');
  return [
    {
      kind: 'degree',
      degree: language.degree(name, subject, grade, false),
      graded: language.degree(name, subject, grade, true),
      institution: language.institution(institution),
      current,
      level: findDegrees(name)[0]?.level ?? 0,
      ...about({ path: `education.${index}.degree`, quote }, now - (end ?? now)),
    },
  ];
}

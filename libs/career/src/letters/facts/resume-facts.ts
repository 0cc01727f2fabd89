import { firstMonthOf, lastMonthOf } from '@career/contracts/forms/month-or-year';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { findDegrees } from '../../claims/levels.ts';
import { monthsOfWork } from '../../dates/periods.ts';
import type { LetterSource } from '../letter.types.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { sentencesOf } from '../sentences.ts';
import { oneLine, stemsOf, visibleText } from '../words.ts';

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

interface FactBase {
  source: LetterSource;
  /** Stems of its telling words. */
  stems: ReadonlySet<string>;
  /** Holds a count, share or sum; a bare year is none. */
  quantified: boolean;
  /** Says what came of the work, not only what it was. */
  outcome: boolean;
  monthsAgo: number;
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
export type ResumeFact = StatementFact | AchievementFact | DegreeFact;

const MARKUP = /<[^>]*>|https?:|www\.|@|[{}[\]|\\]/;
const FAR_AGO = 600;
/** Stands where an employer would: nobody works `at Freelance`. */
const NO_EMPLOYER =
  /^(?:(?:freelance\w*|self[- ]employed|independent)(?:$|[,(\s].*)|contract\w*|various|n\/a|none|-+)$/i;

const isQuantified = (text: string): boolean =>
  /(?:[₦$€£%]|\b(?:ngn|usd|gbp|percent|per cent)\b)/i.test(text) ||
  /(?<![\d-])(?!(?:19|20)\d\d\b)\d/.test(text);

const OUTCOME =
  /\b(?:rais(?:ed|ing)|rose|increas\w+|gr[eo]w\w*|cut(?:ting)?|reduc\w+|sav(?:ed|ing)|recover\w+|lower(?:ed|ing)|shorten\w*|improv\w+|boost\w*|doubl\w+|tripl\w+|halv\w+|won|winning|exceed\w*|surpass\w*|generat\w+|achiev\w+|secur(?:ed|ing)|from [^.]{1,30}\d[^.]{0,20} to [^.]{0,10}\d|by \d|without (?:a|an|any|one|single)|ahead of|under budget|on time|eliminat\w+|decreas\w+|accelerat\w+|earn(?:ed|ing)|best|first place|rated|retention|passed|pass rate|clos(?:ed|ing))\b/i;
/** What came of work is past even where the work goes on: who `raises compliance from 71 to 94 %` has raised it. */
const FINISHED =
  /\bfrom [^.]{0,20}\d[^.]{0,25} to [^.]{0,12}\d|\bby (?:over |about |more than )?\d+(?:\.\d+)? ?(?:%|per ?cent)/i;
/** A statement that denies, wishes or looks forward says nothing that a letter could offer. */
const NO_OFFER =
  /\b(?:no|not|never|lack(?:ed|ing|s)?|little|limited|minimal)\b[^.;]{0,30}\b(?:experience|knowledge|skills?|training|qualif\w+|certif\w+|licen\w+|used|exposure|familiar\w*)\b|\b(?:willing|eager|hop(?:e|ing) to|want(?:ed)? to|wish to|plan(?:ning)? to|would like|keen to|read about|heard of|am learning|currently learning|interested in|yet to|not yet|aspir\w+)\b|\b(?:didn|don|haven|hasn|wasn|isn)['’]t\b/i;

const usable = (text: string | undefined): string => {
  const line = oneLine(text ?? '');
  return MARKUP.test(line) ? '' : line;
};

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

function linesOfText(text: string | undefined): string[] {
  return visibleText(text ?? '')
    .split('\n')
    .flatMap((line) => sentencesOf(oneLine(line)))
    .slice(0, 60);
}

/** Everything in a resume that a letter can state, each with the words it rests on. */
export function resumeFacts(resume: ResumeContentDto, language: LetterLanguage, today: string): ResumeFact[] {
  const now = firstMonthOf(today) ?? 0;
  const roles = heldRoles(resume, today);
  const statements = roles.flatMap((held): StatementFact[] =>
    linesOfText(resume.experience?.[held.index]?.description).flatMap((line) => {
      const predicate =
        MARKUP.test(line) || NO_OFFER.test(line)
          ? undefined
          : language.firstPerson(line, held.current && !FINISHED.test(line));
      if (!predicate) return [];
      const source = { path: `experience.${held.index}.description`, quote: line };
      return [{ kind: 'statement', held, predicate, ...about(source, held.monthsAgo) }];
    }),
  );
  const achievements = (resume.achievements ?? []).flatMap(
    ({ title, description, date }, index): AchievementFact[] => {
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
    },
  );
  const degrees = (resume.education ?? []).flatMap((study, index): DegreeFact[] => {
    const name = usable(study.degree);
    const institution = usable(study.institution);
    if (name === '' || institution === '') return [];
    const end = firstMonthOf(study.endDate);
    const current = study.current === true || (end !== undefined && end > now);
    const grade = current ? '' : usable(study.grade);
    const degree = language.degree(name, usable(study.fieldOfStudy), grade, false);
    const graded = language.degree(name, usable(study.fieldOfStudy), grade, true);
    const quote = [name, usable(study.fieldOfStudy), grade, institution].filter(Boolean).join(', ');
    const source = { path: `education.${index}.degree`, quote };
    return [
      {
        kind: 'degree',
        degree,
        graded,
        institution: language.institution(institution),
        current,
        level: findDegrees(name)[0]?.level ?? 0,
        ...about(source, now - (end ?? now)),
      },
    ];
  });
  return [...statements, ...achievements, ...degrees];
}

function about(source: LetterSource, monthsAgo: number): FactBase {
  return {
    source,
    stems: stemsOf(source.quote),
    quantified: isQuantified(source.quote),
    outcome: isQuantified(source.quote) && OUTCOME.test(source.quote),
    monthsAgo: Math.max(0, monthsAgo),
  };
}

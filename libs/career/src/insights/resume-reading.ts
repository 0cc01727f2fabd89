import { firstMonthOf } from '@career/contracts/forms/month-or-year';
import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { ExperienceLevel } from '@career/contracts/vocabulary/experience-levels';
import { type FurtherEntry, furtherEntries } from '../claims/further-entries.ts';
import { isSurelyLater, monthsOf } from '../dates/periods.ts';
import { type OpeningVerb, openingVerb } from './opening-verb.ts';
import { plain, statementsOf, wordCount } from './text-forms.ts';

/** One statement about work that was done. */
export interface Statement {
  /** Field it is in. */
  path: string;
  text: string;
  words: number;
  opening: OpeningVerb | undefined;
  /** Position of the entry in its list. */
  entry: number;
  /** Whether the work goes on. */
  current: boolean;
}

export interface Role {
  index: number;
  position: string;
  company: string;
  months: number;
  current: boolean;
  statements: Statement[];
}

/** A resume as the checks read it. */
export interface ReadResume {
  source: ResumeContentDto;
  level: ExperienceLevel;
  /** Month of the analysis, counted from year 0. */
  now: number;
  summary: string;
  roles: Role[];
  /** Statements of the jobs, and of achievements, projects and what else was done beside jobs. */
  work: Statement[];
  projects: Statement[];
  /** Entries of the sections that the table of fields alone describes. */
  further: FurtherEntry[];
  /** Those of internships, projects, service and voluntary work. */
  activities: FurtherEntry[];
  /** Names of skills, each once. */
  skills: { path: string; name: string }[];
  hidden: ReadonlySet<ResumeSection>;
}

function statementsAt(path: string, text: string, entry: number, current: boolean): Statement[] {
  return statementsOf(text).map((statement) => ({
    path,
    text: statement,
    words: wordCount(statement),
    opening: openingVerb(statement),
    entry,
    current,
  }));
}

function rolesOf(resume: ResumeContentDto, now: number): Role[] {
  return (resume.experience ?? []).map((entry, index) => ({
    index,
    position: plain(entry.position),
    company: plain(entry.company),
    months: monthsOf(entry, now),
    current: entry.current === true,
    statements: statementsAt(
      `experience.${index}.description`,
      entry.description ?? '',
      index,
      entry.current === true,
    ),
  }));
}

/** A project without a description is described by its title. */
function projectsOf(resume: ResumeContentDto): Statement[] {
  return (resume.achievements ?? []).flatMap(({ title, description }, index) =>
    plain(description) === ''
      ? statementsAt(`achievements.${index}.title`, title ?? '', index, false)
      : statementsAt(`achievements.${index}.description`, description ?? '', index, false),
  );
}

/** Examinations at the end of school. */
export const isExam = ({ evidence, title }: FurtherEntry): boolean => evidence === 'exam' && title !== '';

/** Done beside jobs, or served: its lines count as projects do. */
const isActivity = ({ evidence, body, said }: FurtherEntry): boolean =>
  evidence === 'activity' || said.length > 0 || (evidence === 'paper' && plain(body.text) !== '');

const activityStatements = ({ evidence, body, said, current }: FurtherEntry, index: number): Statement[] =>
  evidence === 'words'
    ? said.flatMap(({ path, text }) => statementsAt(path, text, index, current))
    : statementsAt(body.path, body.text, index, current);

/** At entry level what was done beside jobs stands in for jobs that are not there. */
export const activitiesStandIn = ({ level, roles, activities }: ReadResume): boolean =>
  level === 'entry' && roles.length === 0 && activities.length > 0;

function skillsOf(resume: ResumeContentDto): { path: string; name: string }[] {
  const seen = new Set<string>();
  return (resume.skills ?? []).flatMap(({ name }, index) => {
    const own = plain(name);
    const key = own.toLowerCase();
    if (own === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ path: `skills.${index}.name`, name: own }];
  });
}

/** Reads a resume once for all checks. @param today month of the analysis, `YYYY-MM`. */
export function readResume(resume: ResumeContentDto, today: string): ReadResume {
  const now = firstMonthOf(today) ?? 0;
  const roles = rolesOf(resume, now);
  const further = furtherEntries(resume, today);
  const activities = further.filter(isActivity);
  return {
    source: resume,
    level: resume.experienceLevel ?? 'entry',
    now,
    summary: plain(resume.summary),
    roles,
    work: roles.flatMap(({ statements }) => statements),
    projects: [...projectsOf(resume), ...activities.flatMap(activityStatements)],
    further,
    activities,
    skills: skillsOf(resume),
    hidden: new Set(resume.designOptions?.hiddenSections ?? []),
  };
}

/** Index of the role that is the latest by its dates; the first one where dates do not say. */
export function latestRole({ roles, source }: ReadResume): Role | undefined {
  const endOf = ({ index }: Role) => source.experience?.[index]?.endDate;
  const isLater = (role: Role, than: Role): boolean =>
    role.current ? !than.current : !than.current && isSurelyLater(endOf(role), endOf(than));
  return roles.reduce<Role | undefined>(
    (best, role) => (best === undefined || isLater(role, best) ? role : best),
    undefined,
  );
}

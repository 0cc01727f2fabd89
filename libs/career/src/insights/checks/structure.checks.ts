import { firstMonthOf } from '@career/contracts/forms/month-or-year';
import type { ExperienceLevel } from '@career/contracts/vocabulary/experience-levels';
import { isSurelyLater, type Period } from '../../dates/periods.ts';
import { listed } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { activitiesStandIn, isExam, latestRole, type ReadResume } from '../resume-reading.ts';
import { quoteOf, statementsOf, wordCount } from '../text-forms.ts';
import { resultOf, shareOf } from './check-result.ts';

const FUTURE_STUDY_MONTHS = 12 * 8;

/** What is wrong with the dates of an entry. */
function dateFault(
  period: Period,
  now: number,
  isStudy: boolean,
): { field: string; note: string } | undefined {
  const start = firstMonthOf(period.startDate);
  const end = period.current ? now : firstMonthOf(period.endDate);
  if (start === undefined) return { field: 'startDate', note: t`start date is missing` };
  if (start > now) return { field: 'startDate', note: t`starts in the future` };
  if (end === undefined) return { field: 'endDate', note: t`end date is missing` };
  if (!period.current && isSurelyLater(period.startDate, period.endDate))
    return { field: 'endDate', note: t`ends before it starts` };
  if (end > now + (isStudy ? FUTURE_STUDY_MONTHS : 0))
    return { field: 'endDate', note: t`ends in the future` };
  return undefined;
}

const periodText = ({ startDate, endDate, current }: Period): string =>
  `${startDate || '?'} – ${current ? '' : endDate || '?'}`.trim();

/** The lists without an entry, as a sentence names them. */
const missingLists = (jobs: readonly unknown[], studies: readonly unknown[]): string[] => [
  ...(jobs.length === 0 ? [t`job`] : []),
  ...(studies.length === 0 ? [t`course of study`] : []),
];

interface PlacedPeriod {
  path: string;
  entry: Period;
}

const placed = (list: readonly Period[], name: string): PlacedPeriod[] =>
  list.map((entry, index) => ({ path: `${name}.${index}`, entry }));

/** When somebody worked; without jobs at entry level the internships, service and voluntary work that have dates. */
function workPeriods(read: ReadResume): PlacedPeriod[] {
  if (!activitiesStandIn(read)) return placed(read.source.experience ?? [], 'experience');
  return read.activities
    .filter(({ startDate, endDate }) => startDate !== '' || endDate !== '')
    .map(({ path, startDate, endDate, current }) => ({ path, entry: { startDate, endDate, current } }));
}

/** Dates of jobs carry three quarters, dates of education one. */
export function checkDates(read: ReadResume): CheckResult {
  const { source, now } = read;
  const jobs = workPeriods(read);
  const studies = placed(source.education ?? [], 'education');
  const faultsOf = (list: readonly PlacedPeriod[], isStudy: boolean): Evidence[] =>
    list.flatMap(({ path, entry }) => {
      const fault = dateFault(entry, now, isStudy);
      return fault ? [{ path: `${path}.${fault.field}`, quote: periodText(entry), note: fault.note }] : [];
    });
  const jobFaults = faultsOf(jobs, false);
  const studyFaults = faultsOf(studies, true);
  const faults = [...jobFaults, ...studyFaults];
  const missing = missingLists(jobs, [...studies, ...read.further.filter(isExam)]);
  return resultOf('dates', {
    share:
      0.75 * shareOf(jobs.length - jobFaults.length, jobs.length) +
      0.25 * shareOf(studies.length - studyFaults.length, studies.length),
    finding:
      faults.length > 0
        ? plural(
            faults.length,
            '# entry with dates that are missing or make no sense: {list}.',
            '# entries with dates that are missing or make no sense: {list}.',
            {
              list: listed(
                faults.map(({ note }) => note ?? ''),
                2,
              ),
            },
          )
        : missing.length > 0
          ? t`There is no ${listed(missing)} with dates yet.`
          : t`All dates are there and make sense.`,
    fix: t`Give every job and course a start, and an end or mark it as current; months say more than years.`,
    evidence: faults,
    isThin: faults.length === 0 && missing.length > 0,
    ...(jobFaults.length === 0 && studyFaults.length > 0 ? { section: t`Education` } : {}),
  });
}

interface Order {
  pairs: number;
  wrong: Evidence[];
  /** Whether the first entry is the latest: a reader who looks for the present job looks there. */
  isLatestFirst: boolean;
}

const endOf = ({ endDate, startDate }: Period) => (firstMonthOf(endDate) === undefined ? startDate : endDate);

/** Whether an entry goes on while the other is over, or is sure to have ended after it. */
function endsLater(entry: Period, than: Period, now: number): boolean {
  if (than.current) return !entry.current && (firstMonthOf(endOf(entry)) ?? -1) > now + 1;
  return entry.current ? (firstMonthOf(endOf(than)) ?? -1) <= now : isSurelyLater(endOf(entry), endOf(than));
}

const sameEnd = (one: Period, other: Period): boolean =>
  one.current ? other.current === true : !other.current && (endOf(one) || '') === (endOf(other) || '');

/** Pairs of neighbours in which the older one is sure to come first. */
function misplaced(list: readonly Period[], name: string, now: number): Order {
  const wrong: Evidence[] = [];
  let pairs = 0;
  for (let index = 1; index < list.length; index += 1) {
    const [above, below] = [list[index - 1], list[index]] as [Period, Period];
    pairs += 1;
    const isTied = sameEnd(below, above) && isSurelyLater(below.startDate, above.startDate);
    if (endsLater(below, above, now) || isTied)
      wrong.push({
        path: `${name}.${index}.startDate`,
        quote: periodText(below),
        note: t`is below ${periodText(above)}`,
      });
  }
  const [first] = list;
  const isLatestFirst = first === undefined || list.every((entry) => !endsLater(entry, first, now));
  return { pairs, wrong, isLatestFirst };
}

const ordered = ({ pairs, wrong }: Order, entries: number): number =>
  entries === 0 ? 0 : pairs === 0 ? 1 : 1 - wrong.length / pairs;

export function checkNewestFirst(read: ReadResume): CheckResult {
  const { source, now } = read;
  const jobs = source.experience ?? [];
  const studies = source.education ?? [];
  const jobOrder = misplaced(jobs, 'experience', now);
  const studyOrder = misplaced(studies, 'education', now);
  const wrong = [...jobOrder.wrong, ...studyOrder.wrong];
  // What is in for jobs has sections of its own, which have no order among themselves.
  const standIns = workPeriods(read).length;
  const missing = missingLists(jobs.length > 0 ? jobs : workPeriods(read), [
    ...studies,
    ...read.further.filter(isExam),
  ]);
  return resultOf('newest-first', {
    share:
      (2 * (jobOrder.isLatestFirst ? ordered(jobOrder, jobs.length || standIns) : 0) +
        ordered(studyOrder, studies.length)) /
      3,
    finding:
      wrong.length > 0
        ? plural(wrong.length, '# entry is below an older one.', '# entries are below an older one.')
        : missing.length > 0
          ? t`There is no ${listed(missing)} to put in order yet.`
          : t`Your newest work comes first.`,
    fix: t`Move the newest job and course to the top; recruiters read from there.`,
    evidence: wrong,
    isThin: wrong.length === 0 && missing.length > 0,
    ...(jobOrder.wrong.length === 0 && studyOrder.wrong.length > 0 ? { section: t`Education` } : {}),
  });
}

/** Words of content (names, employers and dates not counted) that suit a level; one page, two pages, three. */
const LENGTH_BANDS: Readonly<Record<ExperienceLevel, readonly [number, number]>> = {
  entry: [150, 600],
  mid: [250, 900],
  senior: [300, 1000],
  executive: [300, 1200],
};

/** Words of the main sections, and of the others as far as they are needed to fill the page. */
function contentWords({ source, summary, work, projects, skills, further }: ReadResume, low: number): number {
  const main =
    wordCount(summary) +
    work.reduce((sum, { words }) => sum + words, 0) +
    skills.reduce((sum, { name }) => sum + wordCount(name), 0) +
    (source.education ?? []).reduce(
      (sum, { degree, fieldOfStudy }) => sum + wordCount(`${degree ?? ''} ${fieldOfStudy ?? ''}`),
      0,
    );
  const rest =
    projects.reduce((sum, { words }) => sum + words, 0) +
    (source.certifications ?? []).reduce((sum, { name }) => sum + wordCount(name ?? ''), 0) +
    (source.languages ?? []).reduce((sum, { language }) => sum + wordCount(language ?? ''), 0) +
    further.reduce(
      (sum, { title, items }) => sum + wordCount([title, ...items.map(({ text }) => text)].join(' ')),
      0,
    );
  return main + Math.min(rest, Math.max(0, low - main));
}

/** Too short loses up to all points, too long at most half of them: cutting a section must never pay. */
export function checkLength(read: ReadResume): CheckResult {
  const [low, high] = LENGTH_BANDS[read.level];
  const words = contentWords(read, low);
  const share = words < low ? words / low : words <= high ? 1 : 1 - 0.5 * Math.min(1, (words - high) / high);
  return resultOf('length', {
    share,
    finding: plural(
      words,
      '# word of content; {low} to {high} suit this level.',
      '# words of content; {low} to {high} suit this level.',
      { low, high },
    ),
    fix:
      words < low
        ? t`Say more about what you did and what came of it, in two to five lines for each job.`
        : t`Cut what is older than ten years and what the target does not ask for.`,
    evidence: [{ path: read.summary === '' ? 'experience' : 'summary', quote: '' }],
  });
}

const LEAST_STATEMENTS = 2;
const LEAST_STATEMENTS_LATEST = 3;
/** Jobs from the third on may be described in one line. */
const FULLY_TOLD = 2;
const LEAST_STATEMENTS_OLD = 1;

/** Internships, service and voluntary work in place of jobs: each with two lines on what was done. */
function checkStandIns({ activities }: ReadResume): CheckResult {
  const thin = activities.flatMap(({ path, title, organisation, body }): Evidence[] => {
    const count = statementsOf(body.text).length;
    const quote = quoteOf(title || organisation, 60);
    const note = plural(count, '# statement, {least} expected', '# statements, {least} expected', {
      least: LEAST_STATEMENTS,
    });
    return count >= LEAST_STATEMENTS ? [] : [{ path: body.path || path, quote, note }];
  });
  return resultOf('roles', {
    share: shareOf(activities.length - thin.length, activities.length),
    finding:
      thin.length > 0
        ? plural(
            thin.length,
            '# entry says too little of what you did beside jobs.',
            '# entries say too little of what you did beside jobs.',
          )
        : t`Your internships, projects, service and voluntary work say what you did.`,
    fix: t`Give each internship, project, service and voluntary role at least two lines on what you did.`,
    evidence: thin,
  });
}

export function checkRoles(read: ReadResume): CheckResult {
  if (activitiesStandIn(read)) return checkStandIns(read);
  const latest = latestRole(read)?.index;
  const thin = read.roles.flatMap(({ index, position, company, statements }): Evidence[] => {
    const least =
      index === latest
        ? LEAST_STATEMENTS_LATEST
        : index < FULLY_TOLD
          ? LEAST_STATEMENTS
          : LEAST_STATEMENTS_OLD;
    const name = quoteOf(position || company, 60);
    if (position === '')
      return [{ path: `experience.${index}.position`, quote: name, note: t`no job title` }];
    if (company === '') return [{ path: `experience.${index}.company`, quote: name, note: t`no employer` }];
    if (statements.length >= least) return [];
    const path = `experience.${index}.description`;
    return [
      {
        path,
        quote: name,
        note: plural(statements.length, '# statement, {least} expected', '# statements, {least} expected', {
          least,
        }),
      },
    ];
  });
  return resultOf('roles', {
    share: shareOf(read.roles.length - thin.length, read.roles.length),
    finding:
      read.roles.length === 0
        ? read.activities.length > 0
          ? t`No job is listed beside what you did in internships, projects, service and voluntary work.`
          : t`No job is listed. Internships, NYSC and volunteer work count.`
        : thin.length > 0
          ? plural(thin.length, '# job says too little.', '# jobs say too little.')
          : t`Each job has a title, an employer and statements.`,
    fix: t`Give each job its title, its employer and at least two lines on what you did; three for the latest.`,
    evidence: read.roles.length === 0 ? [{ path: 'experience', quote: '' }] : thin,
  });
}

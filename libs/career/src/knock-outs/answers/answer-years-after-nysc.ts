import { firstMonthOf, lastMonthOf } from '@career/contracts/forms/month-or-year';
import { monthsOfWork, type Period, possibleMonths } from '../../dates/periods.ts';
import { plural, t } from '../../sentences/say.ts';
import type { YearsAfterNyscRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';
import { nyscOf } from './answer-nysc.ts';
import { dayWords } from './day-words.ts';

const FIELD = 'nationalService';
const JOBS = 'experience';

/** Whether the jobs after the end of NYSC add up to as much. */
export function answerYearsAfterNysc(
  { years }: YearsAfterNyscRequirement,
  context: AnswerContext,
): KnockOutAnswer {
  const own = nyscOf(context);
  if (own && (own.state === 'serving' || own.state === 'not-yet')) return notMet(own.fact, FIELD);
  if (own && own.state !== 'discharged') return unknown('exception', FIELD, own.fact);
  const services = context.resume.nationalService ?? [];
  const service = services.findIndex(({ scheme }) => scheme === 'nysc');
  const end = services[service]?.endDate;
  if (!end) return unknown('not-said', service === -1 ? FIELD : `${FIELD}.${service}.endDate`);
  return answerJobs(years, end, context);
}

function answerJobs(years: number, end: string, { resume, today }: AnswerContext): KnockOutAnswer {
  const jobs = resume.experience ?? [];
  if (jobs.length === 0) return unknown('not-said', JOBS);
  const now = firstMonthOf(today) ?? 0;
  const after = lastMonthOf(end) ?? now;
  const sure = monthsOfWork(
    jobs.map((job) => cut(job, after)),
    now,
  );
  const fact = { path: JOBS, quote: t`${lengthWords(sure)} in your jobs after NYSC (${dayWords(end)})` };
  if (sure >= years * 12) return met(fact, JOBS);
  // Jobs without dates, and years alone, leave it open.
  const isDated = jobs.every((job) => possibleMonths(job, now) !== undefined);
  const most = mostMonths(jobs, firstMonthOf(end) ?? 0, now);
  return isDated && most < years * 12 ? notMet(fact, JOBS) : unknown('not-said', JOBS, fact);
}

/** A job from the month after another on. */
function cut<Job extends Period>(job: Job, after: number): Period {
  const from = firstMonthOf(job.startDate) ?? 0;
  return from > after ? job : { ...job, startDate: monthText(after + 1) };
}
const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** All months after service that the jobs can cover, each counted once. */
function mostMonths(jobs: readonly Period[], end: number, now: number): number {
  const months = new Set<number>();
  for (const job of jobs) {
    const span = possibleMonths(job, now);
    if (!span) continue;
    for (let month = Math.max(span.from, end); month <= Math.min(span.to, now); month += 1) months.add(month);
  }
  return months.size;
}

function lengthWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return plural(rest, '# month', '# months');
  if (rest === 0) return plural(years, '# year', '# years');
  return years === 1
    ? plural(rest, '1 year # month', '1 year # months')
    : plural(rest, '{years} years # month', '{years} years # months', { years });
}

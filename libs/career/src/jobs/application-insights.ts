import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';

/** What the figures are made from, of applications that have it in common. */
export interface ApplicationFacts {
  readonly applications: number;
  readonly status: ApplicationStatus;
  /** `YYYY-MM-DD`; any day of the week they were sent in. */
  readonly appliedDate: string;
  readonly notes: string;
  readonly jobUrl: string;
  /** Statuses it has had, the present one included or not. */
  readonly reached: readonly ApplicationStatus[];
}

export interface ApplicationInsights {
  /** Applications the figures are made from. */
  readonly counted: number;
  readonly funnel: {
    readonly applied: number;
    /** Got any answer: an interview, an offer or a refusal. */
    readonly answered: number;
    readonly interview: number;
    readonly offer: number;
  };
  /** The last twelve weeks, oldest first; `monday` is `YYYY-MM-DD`. */
  readonly weeks: readonly { readonly monday: string; readonly applications: number }[];
  /** The sources with most applications; the rest together as `Other`. */
  readonly sources: readonly {
    readonly source: string;
    readonly applications: number;
    readonly answered: number;
  }[];
}

const WEEKS_SHOWN = 12;
export const SOURCES_SHOWN = 8;
const NO_SOURCE = 'Not stated';
const OTHERS = 'Other';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Figures of a search for work: how far applications came, how many were sent in each of the last weeks, and which
 * sources were answered.
 * @param today `YYYY-MM-DD`
 */
export function applicationInsights(facts: readonly ApplicationFacts[], today: string): ApplicationInsights {
  const came = facts.map(({ status, reached }) => new Set([status, ...reached]));
  const count = (...to: ApplicationStatus[]): number =>
    sum(facts.filter((_, index) => to.some((status) => came[index]?.has(status))));
  const counted = sum(facts);
  return {
    counted,
    funnel: {
      applied: counted,
      answered: count('interview', 'offer', 'rejected'),
      interview: count('interview', 'offer'),
      offer: count('offer'),
    },
    weeks: weeksUntil(today, facts),
    sources: answersBySource(facts, came),
  };
}

const sum = (counts: readonly { readonly applications: number }[]): number =>
  counts.reduce((total, { applications }) => total + applications, 0);

/** Where an application comes from: `Discovered via {source}` in its notes, else the site of its posting. */
export function sourceOf({ notes, jobUrl }: Pick<ApplicationFacts, 'notes' | 'jobUrl'>): string {
  const noted = /^Discovered via (\S[^\r\n]{0,59})/m.exec(notes)?.[1]?.trim();
  const site = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(jobUrl)?.[1]?.toLowerCase();
  return noted || site || NO_SOURCE;
}

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function weeksUntil(today: string, facts: readonly ApplicationFacts[]): ApplicationInsights['weeks'] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`);
  const counts = new Map<string, number>();
  for (const { appliedDate, applications } of facts) {
    const monday = mondayOf(appliedDate);
    counts.set(monday, (counts.get(monday) ?? 0) + applications);
  }
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const monday = new Date(last - (WEEKS_SHOWN - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10);
    return { monday, applications: counts.get(monday) ?? 0 };
  });
}

function answersBySource(
  facts: readonly ApplicationFacts[],
  came: readonly ReadonlySet<ApplicationStatus>[],
): ApplicationInsights['sources'] {
  const bySource = new Map<string, { applications: number; answered: number }>();
  for (const [index, same] of facts.entries()) {
    const source = sourceOf(same);
    const sums = bySource.get(source) ?? { applications: 0, answered: 0 };
    sums.applications += same.applications;
    if ([...(came[index] ?? [])].some((status) => status !== 'applied')) sums.answered += same.applications;
    bySource.set(source, sums);
  }
  const all = [...bySource]
    .map(([source, sums]) => ({ source, ...sums }))
    .sort((one, other) => other.applications - one.applications || one.source.localeCompare(other.source));
  if (all.length <= SOURCES_SHOWN) return all;
  const rest = all.slice(SOURCES_SHOWN - 1);
  const answered = rest.reduce((total, row) => total + row.answered, 0);
  return [...all.slice(0, SOURCES_SHOWN - 1), { source: OTHERS, applications: sum(rest), answered }];
}

import type { ApplicationSummaryDto } from '@career/client/types';
import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import type { ApplicationFilter, ApplicationPages, ListedApplication } from './application-page.ts';

/** Pages of one filter after an application has moved to a status: it leaves, enters at the top, or changes in place. */
export function pagesAfterMove(
  filter: ApplicationFilter,
  pages: ApplicationPages,
  application: ListedApplication,
  to: ApplicationStatus,
): ApplicationPages {
  const moved = { ...application, status: to };
  const isThere = pages.pages.some(({ rows }) => rows.some(({ id }) => id === application.id));
  const belongs = !filter.status || filter.status === to;
  if (isThere && belongs) {
    return mapped(pages, (rows) => rows.map((row) => (row.id === moved.id ? moved : row)), 0);
  }
  if (isThere) return mapped(pages, (rows) => rows.filter(({ id }) => id !== moved.id), -1);
  if (!belongs || filter.status === undefined || application.status === to) return pages;
  const [first, ...others] = mapped(pages, (rows) => rows, 1).pages;
  return first ? { ...pages, pages: [{ ...first, rows: [moved, ...first.rows] }, ...others] } : pages;
}

function mapped(
  pages: ApplicationPages,
  change: (rows: ListedApplication[]) => ListedApplication[],
  difference: number,
): ApplicationPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      rows: change(page.rows),
      total: page.total === undefined ? undefined : page.total + difference,
    })),
  };
}

/** The counts after an application has moved; the rate is the server's and comes with the next answer. */
export function summaryAfterMove(
  summary: ApplicationSummaryDto,
  from: ApplicationStatus,
  to: ApplicationStatus,
): ApplicationSummaryDto {
  if (from === to) return summary;
  return { ...summary, [from]: summary[from] - 1, [to]: summary[to] + 1 };
}

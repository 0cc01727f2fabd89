import { LIMITS } from '@career/contracts/vocabulary/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { numberText, plural, t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { applicationPages, rowsOf } from '../applications/application-lists.ts';
import { useAskedMove } from '../applications/use-asked-move.tsx';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import { ListFilter } from './list-filter.tsx';

const PAGE = 50;

interface ApplicationListProps {
  look: TrackerLook;
  onLook: (look: Partial<TrackerLook>, replace?: boolean) => void;
}

/** The applications one below the other, page after page. */
export function ApplicationList({ look, onLook }: ApplicationListProps) {
  const { q, status, sort } = look;
  const { move, dialog } = useAskedMove();
  const pages = useInfiniteQuery({
    ...applicationPages({ sort, ...(q ? { q } : {}), ...(status ? { status } : {}) }, PAGE),
    placeholderData: keepPreviousData,
  });

  if (pages.isPending) return <Loading text={t`Loading your applications...`} />;
  if (pages.isError && !pages.data) {
    return (
      <>
        <ListFilter look={look} onLook={onLook} />
        <div className={styles.failed}>
          <Failure text={errorText(pages.error)} onRetry={() => void pages.refetch()} />
        </div>
      </>
    );
  }

  const rows = rowsOf(pages.data);
  return (
    <>
      <ListFilter look={look} onLook={onLook} />
      <p className={styles.count} role="status">
        {shownText(rows.length, pages.data.pages.at(-1)?.total, pages.hasNextPage)}
      </p>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-labelledby="your-applications" data-old={pages.isPlaceholderData}>
          {rows.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              look={look}
              onMove={(to) => move({ application, to })}
            />
          ))}
        </ul>
      )}
      {dialog}
      {pages.hasNextPage && (
        <div className={styles.further}>
          <button
            type="button"
            className="button"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {pages.isFetchingNextPage ? t`Loading...` : t`Show more applications`}
          </button>
          {pages.isFetchNextPageError && <p role="alert">{errorText(pages.error)}</p>}
        </div>
      )}
    </>
  );
}

function shownText(shown: number, total: number | undefined, hasMore: boolean): string {
  if (shown === 0) return t`No applications match. Try another word or status.`;
  const all = total ?? (hasMore ? undefined : shown);
  if (all === undefined)
    return t`${numberText(shown)} of more than ${numberText(LIMITS.countedMax)} applications`;
  if (all > shown) return t`${numberText(shown)} of ${numberText(all)} applications`;
  return `${numberText(shown)} ${plural(shown, 'application', 'applications')}`;
}

import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { useDroppable } from '@dnd-kit/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { summaryQuery } from '../../../shared/applications/application-queries.ts';
import { numberText, t } from '../../../shared/language/texts.ts';
import { applicationPages, rowsOf } from '../applications/application-lists.ts';
import type { ListedApplication } from '../applications/application-page.ts';
import { STATUS_NAMES } from '../applications/statuses.ts';
import type { TrackerLook } from '../tracker-search.ts';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import type { MovedWith } from './use-kept-focus.ts';

const PAGE = 25;

interface BoardColumnProps {
  status: ApplicationStatus;
  look: TrackerLook;
  moved: RefObject<MovedWith | undefined>;
  onMove: (application: ListedApplication, to: ApplicationStatus) => void;
}

export function BoardColumn({ status, look, moved, onMove }: BoardColumnProps) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const { q, sort } = look;
  const pages = useInfiniteQuery(applicationPages({ sort, status, ...(q ? { q } : {}) }, PAGE));
  const { data: summary } = useQuery(summaryQuery);
  const rows = rowsOf(pages.data);
  const count = q ? pages.data?.pages.at(-1)?.total : summary?.[status];

  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-status={status}
      data-over={isOver}
      aria-labelledby={id}
    >
      <h3 id={id} className={styles.columnName}>
        {STATUS_NAMES[status]}{' '}
        <span className={styles.columnCount}>{count === undefined ? '' : numberText(count)}</span>
      </h3>
      {pages.isPending && <p className={styles.quiet}>{t`Loading...`}</p>}
      {pages.isError && (
        <div className={styles.quiet} role="alert">
          <p>{errorText(pages.error)}</p>
          <button
            type="button"
            className="button"
            onClick={() => void pages.refetch()}
          >{t`Try again`}</button>
        </div>
      )}
      {pages.isSuccess && rows.length === 0 && <p className={styles.quiet}>{t`Nothing here`}</p>}
      {rows.length > 0 && (
        <ul className={styles.cards} aria-labelledby={id}>
          {rows.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              look={look}
              moved={moved}
              onMove={(to) => onMove(application, to)}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t`Show more`}
          <span className="visually-hidden"> {t`of ${STATUS_NAMES[status]}`}</span>
        </button>
      )}
    </section>
  );
}

import { pagerWindow } from '@career/career/jobs/listing-display';
import { t } from '../../../shared/language/texts.ts';
import styles from './discovery.module.css';

interface ListingPagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous, up to five page numbers, next. */
export function ListingPager({ page, pages, onTurn }: ListingPagerProps) {
  return (
    <nav className={styles.pager} aria-label={t`Pages of job listings`}>
      <button type="button" className="button" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <span className={styles.arrow} aria-hidden="true">
          ‹
        </span>
        <span className={styles.word}>{t`Previous`}</span>
      </button>
      {pagerWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className="button"
          data-kind={number === page ? 'primary' : 'quiet'}
          aria-current={number === page ? 'page' : undefined}
          aria-label={t`Page ${number}`}
          onClick={() => onTurn(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" className="button" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        <span className={styles.word}>{t`Next`}</span>
        <span className={styles.arrow} aria-hidden="true">
          ›
        </span>
      </button>
    </nav>
  );
}

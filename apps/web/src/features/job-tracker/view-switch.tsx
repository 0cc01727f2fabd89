import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import styles from './tracker.module.css';
import { searchOf, useTrackerAddress, VIEWS, type View } from './tracker-search.ts';

const NAMES: Readonly<Record<View, string>> = {
  list: t`List`,
  board: t`Board`,
  calendar: t`Calendar`,
  insights: t`Insights`,
};

/** The ways to look at the applications, each with its own address. */
export function ViewSwitch({ view }: { view: View }) {
  const { look } = useTrackerAddress();
  return (
    <nav className={styles.views} aria-label={t`Views`}>
      {VIEWS.map((other) => (
        <Link
          key={other}
          to="/job-tracker"
          search={searchOf({ ...look, view: other })}
          resetScroll={false}
          // Otherwise the router marks every view as the current page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={other === view ? 'page' : undefined}
        >
          {NAMES[other]}
        </Link>
      ))}
    </nav>
  );
}

import { t } from '../../../shared/language/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import styles from './application-list.module.css';

/** What shows in place of the applications while there is none. */
export function NothingYet({ onDiscover, onAdd }: { onDiscover: () => void; onAdd: () => void }) {
  return (
    <div className={`card ${styles.empty}`}>
      <Icon name="briefcase" size={44} />
      <p className={styles.emptyTitle}>{t`No applications yet`}</p>
      <p>{t`Discover openings that suit you and add your first application.`}</p>
      <div className={styles.emptyActions}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={onDiscover}
        >{t`Discover your first job`}</button>
        <button type="button" className="button" onClick={onAdd}>{t`Add your first application`}</button>
      </div>
    </div>
  );
}

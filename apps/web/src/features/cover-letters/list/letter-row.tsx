import type { CoverLetterSummaryDto } from '@career/client/types';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { Icon, type IconName } from '../../../shared/ui/icon.tsx';
import styles from './letter-list.module.css';

interface LetterRowProps {
  letter: CoverLetterSummaryDto;
  isBusy: boolean;
  onView: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One letter of the list and what can be done with it. */
export function LetterRow({ letter, isBusy, onView, onDuplicate, onDelete }: LetterRowProps) {
  const { id, title, position, company, updatedAt, isGenerated } = letter;
  const actions: readonly { icon: IconName; name: string; run: () => void }[] = [
    { icon: 'eye', name: t`View ${title}`, run: onView },
    { icon: 'copy', name: t`Duplicate ${title}`, run: onDuplicate },
    { icon: 'trash', name: t`Delete ${title}`, run: onDelete },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <a href={`/cover-letters/${id}`} className={styles.title}>
          {title}
        </a>
        <p>
          {t`${position} at ${company} · ${dateText(updatedAt)}`}
          {isGenerated && t` · generated`}
        </p>
      </div>
      <div className={styles.actions}>
        <a className="button" data-kind="quiet" href={`/cover-letters/${id}`} aria-label={t`Edit ${title}`}>
          <Icon name="pencil" size={18} />
        </a>
        {actions.map(({ icon, name, run }) => (
          <button
            key={icon}
            type="button"
            className="button"
            data-kind="quiet"
            aria-label={name}
            disabled={isBusy}
            onClick={run}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
    </li>
  );
}

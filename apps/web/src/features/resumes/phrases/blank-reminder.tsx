import { blankLines } from '@career/contracts/marked-text/blanks';
import { t } from '../../../shared/language/texts.ts';
import { selectBlank } from './fill-blank.ts';
import styles from './phrases.module.css';

/** Under a text: a line with a blank is not printed, and where the blank is. */
export function BlankReminder({ path, text }: { path: string; text: string }) {
  if (blankLines(text).length === 0) return null;
  return (
    <p className={styles.note} role="status">
      {t`A line with a blank ____ is not printed. Write your own figure there.`}{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => selectBlank(path)}
      >{t`Go to the blank`}</button>
    </p>
  );
}

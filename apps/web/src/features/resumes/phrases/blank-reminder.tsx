import { hasBlank } from '@career/contracts/marked-text/blanks';
import { t } from '../../../shared/language/texts.ts';
import { useDocument } from '../editor/editor-context.tsx';
import { type TextPath, textAt } from '../form/form-path.ts';
import { selectBlank } from './fill-blank.ts';
import styles from './phrases.module.css';

/** Under a text: a line with a blank is not printed, and where the blank is. */
export function BlankReminder({ path }: { path: TextPath }) {
  const isShown = useDocument((document) => hasBlank(textAt(document, path)));
  if (!isShown) return null;
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

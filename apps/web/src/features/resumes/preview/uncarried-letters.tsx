import { uncarriedScripts } from '@career/documents/uncarried-scripts';
import { t } from '../../../shared/language/texts.ts';
import styles from './preview-page.module.css';

/** Says which letters of the resume the PDFs cannot carry, and the way that can. */
export function UncarriedLetters({ content }: { content: object }) {
  const scripts = uncarriedScripts(JSON.stringify(content));
  if (scripts.length === 0) return null;
  return (
    <p className={styles.behind} role="status">
      {t`Our PDF fonts do not have some letters in this resume (${scripts.join(', ')}).`}{' '}
      <button
        type="button"
        className={styles.print}
        onClick={() => window.print()}
      >{t`Print this page`}</button>{' '}
      {t`and choose “Save as PDF” instead: your device has the letters.`}
    </p>
  );
}

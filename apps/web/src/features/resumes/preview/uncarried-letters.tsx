import { cjkLettersOf, hasCjk } from '@career/contracts/marked-text/cjk-letters';
import { uncarriedScripts } from '@career/documents/uncarried-scripts';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import styles from './preview-page.module.css';

/** Says which letters of the resume the PDFs cannot carry, and the way that can. */
export function UncarriedLetters({ content }: { content: object }) {
  const lacking = useLackingCjk(cjkLettersOf(content));
  const scripts = uncarriedScripts(
    JSON.stringify(content),
    (letter) => hasCjk(letter) && !lacking.includes(letter),
  );
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

/** Which of these letters of Chinese, Japanese and Korean no face of ours has, once that is known. */
function useLackingCjk(letters: string): readonly string[] {
  const [lacking, setLacking] = useState<readonly string[]>([]);
  useEffect(() => {
    if (letters === '') return;
    // Without a connection nothing is said; making the file then offers the browser's print.
    import('@career/templates/cjk-faces')
      .then(({ cjkFilesFor }) => cjkFilesFor(letters))
      .then(
        (found) => setLacking(found.lacking),
        () => undefined,
      );
  }, [letters]);
  return lacking;
}

import { otherSpellings, withSpelling } from '@career/career/markets/resume-spelling';
import type { LetterSpelling } from '@career/contracts/vocabulary/letter-vocabulary';
import { t } from '../../../shared/language/texts.ts';
import { useDocument, useEdit, useEditor } from '../editor/editor-context.tsx';
import { languageOf } from '../form/design-options.ts';
import styles from './market.module.css';

/** Words of the resume that are spelled the other way, each with a button that changes it. */
export function SpellingWords({ spelling }: { spelling: LetterSpelling }) {
  const edit = useEdit();
  const { documents } = useEditor();
  const whole = useDocument((document) => document);
  if (languageOf(whole) !== 'en') return <p>{t`Only English words are checked.`}</p>;
  const words = otherSpellings(whole, spelling);
  if (words.length === 0) return <p>{t`All words already use this spelling.`}</p>;
  return (
    <ul className={styles.words} aria-label={t`Words spelled the other way`}>
      {words.map(({ word, wanted, count }) => (
        <li key={word} className={styles.word}>
          <span>
            {word} → {wanted}
            {count > 1 && t` (${count} times)`}
          </span>
          <button
            type="button"
            className="button"
            onClick={() => edit.replace(withSpelling(documents.getState().document, { word }, spelling))}
          >
            <span aria-hidden="true">{t`Change`}</span>
            <span className="visually-hidden">{t`Change: ${word}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

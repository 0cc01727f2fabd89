import '../../../shared/api/client.ts';
import { suggestPhrasesOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { useEdit, useText } from '../editor/editor-context.tsx';
import type { TextPath } from '../form/form-path.ts';
import { selectBlank, withLine } from './fill-blank.ts';
import styles from './phrases.module.css';

/** Lines for a job title; each is a beginning that the person makes true. */
export function PhraseList({ path, title }: { path: string; title: string }) {
  const edit = useEdit();
  const text = useText(path as TextPath);
  const { data: found, error } = useQuery(suggestPhrasesOptions({ query: { title: title.trim() } }));
  if (error) return <p className={styles.intro}>{t`The lines could not be loaded. ${errorText(error)}`}</p>;
  if (!found) return <p className={styles.intro}>{t`Loading…`}</p>;
  const { occupation, phrases } = found;
  if (phrases.length === 0)
    return <p className={styles.intro}>{t`We have no lines for “${title}”. Try a more common job title.`}</p>;

  const add = (line: string): void => {
    const next = withLine(text, line);
    edit.setField(path as TextPath, next);
    requestAnimationFrame(() => selectBlank(path, next.length - line.length));
  };
  return (
    <>
      <p
        className={styles.intro}
      >{t`What a ${occupation.toLowerCase()} often does. Add only what you did, and write your own figure in the blank.`}</p>
      <ul className={styles.list}>
        {phrases.map(({ skill, text: line }) => (
          <li key={skill}>
            <button type="button" className={styles.phrase} onClick={() => add(line)}>
              <span aria-hidden="true">+</span>
              <span className="visually-hidden">{t`Add:`} </span> {line}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { readingHints } from '@career/career/letters/reading-hints';
import { useDeferredValue, useMemo } from 'react';
import { numberText, plural, t, translated } from '../../../shared/language/texts.ts';
import styles from './side.module.css';

interface ReadingCardProps {
  content: string;
  company: string;
  position: string;
}

/** How many words the letter has, and what would make it easier to read. */
export function ReadingCard({ content, company, position }: ReadingCardProps) {
  const text = useDeferredValue(content);
  const { words, blanks, hints } = useMemo(
    () => readingHints(text, { company, position }),
    [text, company, position],
  );
  return (
    <section className="card" aria-labelledby="letter-reading">
      <h2 id="letter-reading">{t`How it reads`}</h2>
      <p className={styles.count}>
        <strong>{numberText(words)}</strong> {plural(words, 'word', 'words')}
        {blanks.length > 0 && plural(blanks.length, ' and # blank to fill in', ' and # blanks to fill in')}
      </p>
      {blanks.length + hints.length > 0 && (
        <ul className={styles.hints}>
          {blanks.map((blank) => (
            <li key={blank} className={styles.blank}>
              {blank}
            </li>
          ))}
          {hints.map((hint) => (
            <li key={hint}>{translated(hint)}</li>
          ))}
        </ul>
      )}
      {words > 0 && blanks.length + hints.length === 0 && <p>{t`Nothing needs fixing.`}</p>}
    </section>
  );
}

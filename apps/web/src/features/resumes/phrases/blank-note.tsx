import { blankLines } from '@career/contracts/marked-text/blanks';
import { mapTexts } from '@career/contracts/marked-text/map-texts';
import { plural } from '../../../shared/language/texts.ts';
import styles from './phrases.module.css';

const notPrinted = (count: number): string =>
  plural(
    count,
    '1 line is not printed: its blank is not filled in.',
    '# lines are not printed: their blanks are not filled in.',
  );

/** How many lines of a resume wait for their figure. */
function countBlankLines(resume: object): number {
  let count = 0;
  mapTexts(resume, (text) => {
    count += blankLines(text).length;
    return text;
  });
  return count;
}

/** Beside a preview: how many lines it leaves out because of a blank. */
export function BlankNote({ resume }: { resume: object }) {
  const count = countBlankLines(resume);
  if (count === 0) return null;
  return (
    <p className={styles.note} role="status">
      {notPrinted(count)}
    </p>
  );
}

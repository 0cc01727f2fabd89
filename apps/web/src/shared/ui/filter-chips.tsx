import { t, translated } from '../language/texts.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Word extends string> {
  /** What is chosen among, for screen readers. */
  label: string;
  words: readonly Word[];
  chosen: Word | undefined;
  /** Whether the words are shown with a capital. */
  capital?: boolean;
  onPress: (word: Word) => void;
}

/** A row of buttons that narrow a list to one of several words. */
export function FilterChips<Word extends string>(props: FilterChipsProps<Word>) {
  const { label, words, chosen, capital = false, onPress } = props;
  return (
    <fieldset className={styles.chips} data-capital={capital || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className={styles.chip}
          aria-pressed={word === chosen}
          onClick={() => onPress(word)}
        >
          {word === 'all' ? t`all` : translated(word)}
        </button>
      ))}
    </fieldset>
  );
}

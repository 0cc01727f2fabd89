import { t } from '../language/texts.ts';
import styles from './compared-sides.module.css';

interface ComparedSide {
  label: string;
  lines: readonly string[];
}

/** Two texts side by side, or one above the other where there is no room. */
export const ComparedSides = ({ sides }: { sides: readonly ComparedSide[] }) => (
  <div className={styles.sides}>
    {sides.map(({ label, lines }) => (
      <div key={label} className={styles.side}>
        <p className={styles.sideName}>{label}</p>
        {lines.length === 0 && <em>{t`Empty`}</em>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </div>
    ))}
  </div>
);

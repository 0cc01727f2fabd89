import type { LinePlace } from '@career/documents/import/review/place-line';
import type { PlacedLine } from '@career/documents/import/review/review-state';
import { useId } from 'react';
import { NativeSelect } from '../../../../shared/forms/native/native-select.tsx';
import { t, translated } from '../../../../shared/language/texts.ts';
import styles from './review.module.css';

interface LeftOutLineProps {
  line: number;
  text: string;
  page: number | undefined;
  places: readonly LinePlace[];
  /** Offered first. */
  likely: LinePlace | undefined;
  placed: PlacedLine | undefined;
  isSelected: boolean;
  onShow: () => void;
  onPlace: (place: LinePlace) => void;
  onTakeBack: () => void;
}

export const lineId = (line: number): string => `left-out-${line}`;

/** A line of the file that found no field, with the places it can be put into. */
export function LeftOutLine(props: LeftOutLineProps) {
  const { line, text, page, places, likely, placed, isSelected, onShow, onPlace, onTakeBack } = props;
  const id = useId();
  return (
    <li className={styles.leftOut} id={lineId(line)} data-selected={isSelected || undefined}>
      <button type="button" className={styles.fieldButton} onClick={onShow}>
        <span className={styles.fieldValue} id={`${id}-text`} dir="auto">
          {text.replaceAll('\t', '   ')}
        </span>
        <span className={styles.unseen}>
          {page === undefined ? t`Show in the file` : t`Show on page ${page + 1}`}
        </span>
      </button>
      {placed ? (
        <p className={styles.placed}>
          <span>{t`Added to ${translated(placed.label)}`}</span>
          <button
            type="button"
            className="button"
            aria-describedby={`${id}-text`}
            onClick={onTakeBack}
          >{t`Undo`}</button>
        </p>
      ) : (
        <div className={styles.placeChoice}>
          {likely && (
            <button
              type="button"
              className="button"
              aria-describedby={`${id}-text`}
              onClick={() => onPlace(likely)}
            >{t`Add to ${translated(likely.label)}`}</button>
          )}
          <NativeSelect
            aria-label={t`Add to another section: ${text}`}
            value=""
            options={[
              { value: '', label: t`Add to another section…` },
              ...places
                .filter((place) => place !== likely)
                .map(({ path, label }) => ({ value: path, label })),
            ]}
            onChange={({ target }) => {
              const place = places.find(({ path }) => path === target.value);
              if (place) onPlace(place);
            }}
          />
        </div>
      )}
    </li>
  );
}

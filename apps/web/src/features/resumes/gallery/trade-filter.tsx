import { TRADES, type Trade } from '@career/contracts/vocabulary/template-catalogue';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t, translated } from '../../../shared/language/texts.ts';
import styles from './gallery.module.css';

const ALL = Object.keys(TRADES) as Trade[];
const OPTIONS = [
  { value: '', label: t`Any kind of work` },
  ...ALL.map((trade) => ({ value: trade, label: translated(TRADES[trade]) })),
];

interface TradeFilterProps {
  /** None chosen: templates for any work. */
  chosen: Trade | undefined;
  onChoose: (trade: Trade | undefined) => void;
}

/** Narrows the gallery to what suits one kind of work. */
export function TradeFilter({ chosen, onChoose }: TradeFilterProps) {
  return (
    <LabelledControl label={t`Kind of work`} className={styles.trade}>
      {(id) => (
        <NativeSelect
          id={id}
          value={chosen ?? ''}
          options={OPTIONS}
          onChange={(event) => onChoose(ALL.find((trade) => trade === event.target.value))}
        />
      )}
    </LabelledControl>
  );
}

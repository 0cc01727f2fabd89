import { useId, useState } from 'react';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { t } from '../../../shared/language/texts.ts';
import styles from './transfer.module.css';

/** The address, ready to be copied. Whoever has it can read the calendar. */
export function FeedAddress({ address }: { address: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(t`Copied.`);
    } catch {
      setOutcome(t`Please copy it by hand.`);
    }
  };
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{t`Your private address`}</label>
      <div className={styles.addressRow}>
        <NativeInput id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>{t`Copy`}</button>
      </div>
      <p role="status">{outcome}</p>
      <p
        className={styles.quiet}
      >{t`Copy it now: we show it only once. Anyone who has it can see your interviews, so keep it private.`}</p>
    </div>
  );
}

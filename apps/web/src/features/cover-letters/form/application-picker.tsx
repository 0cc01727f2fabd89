import type { ListedApplicationDto } from '@career/client/types';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import styles from '../letter-screen.module.css';

interface ApplicationPickerProps {
  applications: readonly ListedApplicationDto[];
  isLoading: boolean;
  /** Id of the picked one; empty for none. */
  value: string;
  disabled: boolean;
  onPick: (id: string) => void;
}

/** The person's applications to choose from; choosing is optional. */
export function ApplicationPicker({
  applications,
  isLoading,
  value,
  disabled,
  onPick,
}: ApplicationPickerProps) {
  const none = isLoading
    ? t`Loading your applications…`
    : applications.length === 0
      ? t`No applications in your tracker yet`
      : t`None: I will fill it in myself`;
  return (
    <LabelledControl label={t`Job Application (optional)`} className={styles.field}>
      {(id) => (
        <NativeSelect
          id={id}
          value={value}
          disabled={disabled || applications.length === 0}
          onChange={(event) => onPick(event.target.value)}
          options={[
            { value: '', label: none },
            ...applications.map((one) => ({ value: one.id, label: t`${one.position} at ${one.company}` })),
          ]}
        />
      )}
    </LabelledControl>
  );
}

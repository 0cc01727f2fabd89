import { LIMITS } from '@career/contracts/vocabulary/limits';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';

const DAYS = [7, 30, 90, LIMITS.accessTokenDaysMax];
const OPTIONS = DAYS.map((days) => ({ value: String(days), label: t`${days} days` }));

interface TokenDaysSelectProps {
  id?: string;
  value?: number;
  onChange?: (days: number) => void;
}

/** For how many days a token works. */
export const TokenDaysSelect = ({ id, value, onChange }: TokenDaysSelectProps) => (
  <NativeSelect
    id={id}
    value={String(value)}
    options={OPTIONS}
    onChange={(event) => onChange?.(Number(event.target.value))}
  />
);

import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';

const SCOPES = Object.keys(SCOPE_LABELS) as TokenScope[];

interface ScopeChoicesProps {
  id?: string;
  value?: readonly TokenScope[];
  onChange?: (scopes: readonly TokenScope[]) => void;
}

/** Check boxes for what a token may do. */
export const ScopeChoices = ({ id, value = [], onChange }: ScopeChoicesProps) => (
  <div id={id} className="token-scopes">
    {SCOPES.map((scope) => (
      <NativeOption
        key={scope}
        type="checkbox"
        label={SCOPE_LABELS[scope]}
        checked={value.includes(scope)}
        onChange={(isChosen) =>
          onChange?.(isChosen ? [...value, scope] : value.filter((one) => one !== scope))
        }
      />
    ))}
  </div>
);

import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';
import './access-tokens.css';

const SCOPES = Object.keys(SCOPE_LABELS) as TokenScope[];

interface ScopeChoicesProps {
  id?: string;
  /** All of them when not said. */
  offered?: readonly TokenScope[];
  value?: readonly TokenScope[];
  onChange?: (scopes: readonly TokenScope[]) => void;
}

/** Check boxes for what a token may do. */
export const ScopeChoices = ({ id, offered = SCOPES, value = [], onChange }: ScopeChoicesProps) => (
  <div id={id} className="token-scopes">
    {SCOPES.filter((scope) => offered.includes(scope)).map((scope) => (
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

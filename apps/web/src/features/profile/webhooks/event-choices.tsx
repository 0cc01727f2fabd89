import type { WebhookEvent } from '@career/contracts/vocabulary/webhook-vocabulary';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { EVENT_LABELS } from './event-labels.ts';
import './event-choices.css';

const EVENTS = Object.keys(EVENT_LABELS) as WebhookEvent[];

interface EventChoicesProps {
  id?: string;
  value?: readonly WebhookEvent[];
  onChange?: (events: readonly WebhookEvent[]) => void;
}

/** Check boxes for when a webhook is called. */
export const EventChoices = ({ id, value = [], onChange }: EventChoicesProps) => (
  <div id={id} className="webhook-events">
    {EVENTS.map((event) => (
      <NativeOption
        key={event}
        type="checkbox"
        label={EVENT_LABELS[event]}
        checked={value.includes(event)}
        onChange={(isChosen) =>
          onChange?.(isChosen ? [...value, event] : value.filter((one) => one !== event))
        }
      />
    ))}
  </div>
);

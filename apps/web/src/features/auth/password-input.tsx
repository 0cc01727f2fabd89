import { useState } from 'react';
import { TextInput } from '../../shared/forms/native/text-input.tsx';
import type { BodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** The password, hidden until the person asks to see it. */
export function PasswordInput({
  form,
  autoComplete,
  name = 'password',
}: {
  form: BodyForm;
  autoComplete: string;
  name?: string;
}) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      form={form}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <button type="button" onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eyeOff' : 'eye'} />
          <span className="visually-hidden">{shown ? t`Hide password` : t`Show password`}</span>
        </button>
      }
    />
  );
}

import { completedAddress } from '@career/contracts/marked-text/safe-address';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import fields from '../fields/fields.module.css';
import styles from './marks-toolbar.module.css';
import type { MarkedText } from './use-marked-text.ts';

/** Asks for the address of the selected words. */
export function LinkForm({ id, text }: { id: string; text: MarkedText }) {
  const known = text.looks.link;
  const [address, setAddress] = useState(known ?? '');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const add = (): void => {
    const whole = completedAddress(address);
    if (whole) text.link(whole);
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') text.closeLink();
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    else add();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset className={styles.linkForm} onKeyDown={onKeyDown}>
      <legend className={fields.label}>{t`Link for the selected words`}</legend>
      <input
        ref={input}
        id={id}
        className={fields.control}
        data-own-undo
        type="url"
        inputMode="url"
        autoComplete="off"
        aria-label={t`Web address, e-mail or telephone link`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        placeholder="https://"
        value={address}
        onChange={(event: FormEvent<HTMLInputElement>) => {
          setAddress(event.currentTarget.value);
          setRefused(false);
        }}
      />
      {isRefused && (
        <p
          id={`${id}-error`}
          className={fields.error}
          role="alert"
        >{t`Enter a whole address, such as https://example.com/work, an e-mail address or tel: and a number.`}</p>
      )}
      <div className={styles.linkButtons}>
        <button type="button" className="button" data-kind="primary" onClick={add}>
          {known ? t`Change link` : t`Add link`}
        </button>
        {known && (
          <button
            type="button"
            className="button"
            onClick={() => text.link(undefined)}
          >{t`Remove link`}</button>
        )}
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => text.closeLink()}
        >{t`Cancel`}</button>
      </div>
    </fieldset>
  );
}

import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Button } from 'antd';
import { TextField } from '../../../shared/forms/contract-fields.tsx';
import { ContractList } from '../../../shared/forms/contract-form.tsx';
import { t } from '../../../shared/language/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ApplicationValues } from './application-values.ts';
import styles from './form.module.css';

const PARTS = [
  { part: 'name', input: {} },
  { part: 'role', input: {} },
  { part: 'email', input: { type: 'email' } },
  { part: 'phone', input: { type: 'tel' } },
] as const;

const EMPTY: ApplicationValues['contacts'][number] = { name: '', role: '', email: '', phone: '' };

/** The people at the employer. */
export function ContactsFields({ disabled }: { disabled: boolean }) {
  return (
    <ContractList name="contacts">
      {(contacts, { add, remove }) => (
        <section className={styles.contacts} aria-labelledby="contacts-title">
          <h3 id="contacts-title">{t`Contacts`}</h3>
          {contacts.map(({ key, name: at }) => (
            <fieldset key={key} className={styles.contact}>
              <legend>{t`Contact ${at + 1}`}</legend>
              <div className={styles.pair}>
                {PARTS.map(({ part, input }) => (
                  <TextField
                    key={part}
                    path={`contacts.${at}.${part}`}
                    // Within the list the path starts at the position.
                    name={[at, part]}
                    input={input}
                  />
                ))}
              </div>
              <Button
                onClick={() => remove(at)}
                disabled={disabled}
                icon={<Icon name="trash" size={16} />}
              >{t`Remove contact ${at + 1}`}</Button>
            </fieldset>
          ))}
          {contacts.length < LIMITS.contactsMax && (
            <Button
              onClick={() => add(EMPTY)}
              disabled={disabled}
              icon={<Icon name="plus" size={16} />}
            >{t`Add contact`}</Button>
          )}
        </section>
      )}
    </ContractList>
  );
}

import { saveJobApplicationForm } from '@career/contracts/client/form-schemas.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Button, Form, Input } from 'antd';
import { formItem } from '../../../shared/forms/antd-rules.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ApplicationValues } from './application-values.ts';
import styles from './detail.module.css';

const PARTS = [
  { part: 'name', input: { autoComplete: 'off' } },
  { part: 'role', input: { autoComplete: 'off' } },
  { part: 'email', input: { type: 'email', autoComplete: 'off' } },
  { part: 'phone', input: { type: 'tel', autoComplete: 'off' } },
] as const;

const EMPTY: ApplicationValues['contacts'][number] = { name: '', role: '', email: '', phone: '' };

/** The people at the employer. */
export function ContactsFields({ disabled }: { disabled: boolean }) {
  return (
    <Form.List name="contacts">
      {(contacts, { add, remove }) => (
        <section className={styles.contacts} aria-labelledby="contacts-title">
          <h3 id="contacts-title">Contacts</h3>
          {contacts.map(({ key, name: at }) => (
            <fieldset key={key} className={styles.contact}>
              <legend>Contact {at + 1}</legend>
              <div className={styles.pair}>
                {PARTS.map(({ part, input }) => (
                  <Form.Item
                    key={part}
                    {...formItem(saveJobApplicationForm, `contacts.${at}.${part}`)}
                    // Within the list the path starts at the position.
                    name={[at, part]}
                  >
                    <Input {...input} />
                  </Form.Item>
                ))}
              </div>
              <Button onClick={() => remove(at)} disabled={disabled} icon={<Icon name="trash" size={16} />}>
                Remove contact {at + 1}
              </Button>
            </fieldset>
          ))}
          {contacts.length < LIMITS.contactsMax && (
            <Button onClick={() => add(EMPTY)} disabled={disabled} icon={<Icon name="plus" size={16} />}>
              Add contact
            </Button>
          )}
        </section>
      )}
    </Form.List>
  );
}

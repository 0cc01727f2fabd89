import type { JobListingDto } from '@career/client/types';
import { Button } from 'antd';
import { useState } from 'react';
import { useContractForm } from '../../../shared/forms/contract-form.tsx';
import { t } from '../../../shared/language/texts.ts';
import { newContent, type OpenedApplication } from '../form/application-document.ts';
import { ApplicationForm } from '../form/application-form.tsx';
import type { ApplicationValues } from '../form/application-values.ts';
import formStyles from '../form/form.module.css';
import { useApplication } from '../form/use-application.ts';
import styles from './adding.module.css';
import { trackedListing } from './new-application.ts';
import { PastePosting } from './paste-posting.tsx';
import { TrackedAlready } from './tracked-already.tsx';

interface AddFormProps {
  opened: OpenedApplication;
  /** The listing that replaces what was begun. */
  listing?: JobListingDto | undefined;
  /** Begins with the field for a pasted posting. */
  withPosting?: boolean;
  onClose: () => void;
}

/** A new application, saved when the person adds it. */
export function AddForm({ opened: begun, listing, withPosting = false, onClose }: AddFormProps) {
  const [opened] = useState(() =>
    listing ? { ...begun, form: newContent(trackedListing(listing, new Date())), restored: false } : begun,
  );
  const [replaced, setReplaced] = useState(listing && begun.restored ? begun.form : undefined);
  const inputs = useContractForm<ApplicationValues>();
  const application = useApplication({ opened, inputs, onAdded: onClose });
  const { fill, form, isSaving } = application;

  return (
    <ApplicationForm
      {...{ opened, inputs, application }}
      above={
        <>
          {replaced && (
            <p className={styles.replaced}>
              {t`The listing replaced what you had started.`}{' '}
              <button
                type="button"
                className={formStyles.link}
                onClick={() => {
                  fill(replaced);
                  setReplaced(undefined);
                }}
              >{t`Restore it`}</button>
            </p>
          )}
          <TrackedAlready job={form} />
          <PastePosting isOpen={withPosting} onRead={fill} />
        </>
      }
    >
      <div className={styles.buttons}>
        <Button disabled={false} onClick={onClose}>{t`Cancel`}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>{t`Add Application`}</Button>
      </div>
    </ApplicationForm>
  );
}

import { createShareLinkMutation, listShareLinksQueryKey } from '@career/client/queries';
import { createShareLinkForm } from '@career/contracts/form-schemas';
import type { FormSchema } from '@career/contracts/forms/form-schema';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeText } from '../../../shared/api/api-error.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { TextInput } from '../../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import { plural, t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import styles from './sharing.module.css';

const { slug, password } = createShareLinkForm.properties;
/** What is typed; the rest is chosen. */
const TYPED: FormSchema = { type: 'object', properties: { slug, password } };
const DAYS = [7, 30, 90, LIMITS.shareLinkDaysMax].map((days) => ({
  value: String(days),
  label: plural(days, '# day', '# days'),
}));

interface NewShareLinkProps {
  resumeId: string;
  applicationId: string | undefined;
  onClose: () => void;
}

/** Asks how a new link should be. */
export function NewShareLink({ resumeId, applicationId, onClose }: NewShareLinkProps) {
  const queries = useQueryClient();
  const [days, setDays] = useState('30');
  const making = useMutation({
    ...createShareLinkMutation(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: listShareLinksQueryKey() });
      showNotice({ title: t`Link Made`, description: t`Copy it and send it to the people you choose.` });
      onClose();
    },
    onError: (failure) => {
      form.showErrorsOf(failure);
      showError(t`No Link Made`, noticeText(failure, t`Something went wrong. Please try again.`));
    },
  });
  const form = useBodyForm(TYPED, { slug: '', password: '' }, (typed) => {
    const body = { resumeId, applicationId: applicationId ?? null, days: Number(days) };
    making.mutate({ body: { ...body, slug: typed.slug || null, password: typed.password || null } });
  });
  return (
    <form ref={form.form} className={styles.form} aria-label={t`New link`} noValidate onSubmit={form.submit}>
      {applicationId && (
        <p className={styles.hint}>{t`This link is for one application. We count its visits separately.`}</p>
      )}
      <div>
        <TextInput form={form} name="slug" autoComplete="off" />
        <p
          className={styles.hint}
        >{t`e.g. ada-obi-accountant. Others can guess an address you choose. Leave it empty and we make one that nobody can guess.`}</p>
      </div>
      <div>
        <TextInput form={form} name="password" autoComplete="off" />
        <p
          className={styles.hint}
        >{t`Visitors must type it to see the page. We cannot show it to you again.`}</p>
      </div>
      <LabelledControl label={t`Works for`}>
        {(id) => (
          <NativeSelect
            id={id}
            value={days}
            options={DAYS}
            onChange={(event) => setDays(event.target.value)}
          />
        )}
      </LabelledControl>
      <div className={styles.tools}>
        <button
          type="submit"
          className="button"
          data-kind="primary"
          disabled={making.isPending}
        >{t`Make link`}</button>
        <button type="button" className="button" onClick={onClose}>{t`Cancel`}</button>
      </div>
    </form>
  );
}

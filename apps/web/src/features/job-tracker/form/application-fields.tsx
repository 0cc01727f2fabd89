import { SelectField, TextAreaField, TextField, UrlField } from '../../../shared/forms/contract-fields.tsx';
import { t } from '../../../shared/language/texts.ts';
import { STATUS_OPTIONS } from '../applications/statuses.ts';
import type { ApplicationValues } from './application-values.ts';
import { ContactsFields } from './contacts-fields.tsx';
import styles from './form.module.css';
import { LetterPicker, ResumePicker } from './sent-with.tsx';

interface ApplicationFieldsProps {
  values: ApplicationValues;
  /** Was never saved: what only comes up later is not asked for. */
  isNew: boolean;
  disabled: boolean;
}

/** The fields of an application. */
export function ApplicationFields({ values, isNew, disabled }: ApplicationFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField path="company" input={{ autoComplete: 'organization' }} />
        <TextField path="position" />
        <TextField path="location" input={{ placeholder: t`Town and country, or Remote` }} />
        <UrlField path="jobUrl" />
        <SelectField path="status" options={STATUS_OPTIONS} disabled={disabled} />
        <TextField path="appliedDate" required input={{ type: 'date' }} />
        {!isNew && (
          <>
            <TextField
              path="interviewDate"
              label={t`Interview`}
              extra={t`In the time zone of this device.`}
              // The form holds a time of this device, the body a moment.
              rules={[]}
              input={{ type: 'datetime-local' }}
            />
            <TextField
              path="interviewPlace"
              input={{ placeholder: t`An address, a link or a phone number` }}
            />
            <TextField path="followUpDate" input={{ type: 'date' }} />
            {(values.status === 'offer' || values.answerBy !== '') && (
              <TextField path="answerBy" input={{ type: 'date' }} />
            )}
            <ResumePicker chosen={values.resumeUsed} disabled={disabled} />
            <LetterPicker chosen={values.coverLetterUsed} disabled={disabled} />
          </>
        )}
      </div>
      <TextAreaField path="notes" input={{ rows: isNew ? 3 : 4 }} />
      {isNew ? <LaterFields values={values} /> : <PostingFields />}
      {!isNew && <ContactsFields disabled={disabled} />}
    </>
  );
}

/** What an employer's posting says. */
function PostingFields() {
  return (
    <>
      <TextField path="salary" input={{ placeholder: t`As the posting says it` }} />
      <TextAreaField
        path="jobDescription"
        extra={t`We use it for letters and insights. Postings are often taken down.`}
        input={{ rows: 6 }}
      />
    </>
  );
}

/** Open where a listing or an earlier session has filled them. */
function LaterFields({ values }: { values: ApplicationValues }) {
  return (
    <details className={styles.more} open={Boolean(values.salary || values.jobDescription)}>
      <summary>{t`Salary and job description`}</summary>
      <PostingFields />
    </details>
  );
}

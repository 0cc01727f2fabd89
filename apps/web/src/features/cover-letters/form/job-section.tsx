import type { ListedApplicationDto } from '@career/client/types';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { TextField, UrlField } from '../../../shared/forms/contract-fields.tsx';
import { t } from '../../../shared/language/texts.ts';
import styles from '../letter-screen.module.css';
import { ApplicationPicker } from './application-picker.tsx';
import { type LetterForm, pickedApplication } from './letter-form.ts';
import type { useOfferedApplications } from './use-offered-applications.ts';
import type { useWriter } from './use-writer.ts';

interface JobSectionProps {
  form: LetterForm;
  offered: ReturnType<typeof useOfferedApplications>;
  picked: ListedApplicationDto | undefined;
  writer: ReturnType<typeof useWriter>;
  isSaving: boolean;
  fill: (changes: Partial<LetterForm>) => void;
  /** How the writer should write. */
  children: ReactNode;
}

/** The job that a letter is for. */
export function JobSection({ form, offered, picked, writer, isSaving, fill, children }: JobSectionProps) {
  const { applications, isLoading } = offered;
  const isWriting = writer.stage !== undefined;
  const isUnnamed = form.company.trim() === '' || form.position.trim() === '';
  return (
    <section className="card" aria-labelledby="letter-job">
      <h2 id="letter-job">{t`The job`}</h2>
      <ApplicationPicker
        applications={applications}
        isLoading={isLoading}
        value={form.jobApplicationId}
        disabled={isSaving}
        onPick={(id) => fill(pickedApplication(applications.find((one) => one.id === id)))}
      />
      {picked && (
        <Button
          type="primary"
          className={styles.generateFromJob}
          loading={isWriting}
          disabled={isWriting || isSaving}
          onClick={() => writer.generate(true)}
        >{t`Generate from Application`}</Button>
      )}
      <div className={styles.pair}>
        <TextField path="company" label={t`Company Name`} input={{ autoComplete: 'organization' }} />
        <TextField path="position" label={t`Position`} />
      </div>
      <TextField path="title" label={t`Cover Letter Title`} />
      <div className={styles.urlRow}>
        <UrlField path="jobUrl" label={t`Job URL (optional)`} />
        <Button
          className={styles.generateSmall}
          disabled={isWriting || isUnnamed || isSaving}
          aria-describedby={isUnnamed ? 'generate-needs' : undefined}
          onClick={() => writer.generate(false)}
        >
          {isWriting ? t`Generating...` : t`Generate`}
        </Button>
      </div>
      {isUnnamed && (
        <p
          id="generate-needs"
          className={styles.hint}
        >{t`Company and position are needed to generate a letter.`}</p>
      )}
      {children}
    </section>
  );
}

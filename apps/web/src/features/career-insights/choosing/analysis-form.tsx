import type { ResumeSummaryDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type FormEvent, useId } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput, NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { NativeOption } from '../../../shared/forms/native/native-option.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import insights from '../insights.module.css';
import type { AnalysisStage } from '../use-analysis.ts';
import { type AnalysisChoice, TARGET_KINDS } from './analysis-choice.ts';
import { ApplicationChoice } from './application-choice.tsx';
import styles from './choosing.module.css';

const NO_RESUMES = t`No resumes found. Create a resume first.`;

interface AnalysisFormProps {
  resumes: readonly ResumeSummaryDto[];
  choice: AnalysisChoice;
  stage: AnalysisStage | undefined;
  /** A result is shown: what it is measured against is folded away. */
  isCompact: boolean;
  onChange: (change: Partial<AnalysisChoice>) => void;
  onAnalyze: () => void;
}

/** Which resume, measured against what. */
export function AnalysisForm({ resumes, choice, stage, isCompact, onChange, onAnalyze }: AnalysisFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice.resumeId === '') showError(t`Select a resume`, t`Please select a resume to analyze.`);
    else onAnalyze();
  };
  return (
    <form className={`card ${styles.form}`} onSubmit={submit} aria-label={t`Analyze a resume`} noValidate>
      <LabelledControl label={t`Resume`} className={styles.field}>
        {(id) => (
          <NativeSelect
            id={id}
            value={choice.resumeId}
            onChange={(event) => onChange({ resumeId: event.target.value })}
            options={[
              { value: '', label: t`Choose a resume` },
              ...(resumes.length === 0 ? [{ value: NO_RESUMES, label: NO_RESUMES, disabled: true }] : []),
              ...resumes.map((resume) => ({
                value: resume.id,
                label: `${resume.title || t`Untitled resume`} - ${resume.industry}`,
              })),
            ]}
          />
        )}
      </LabelledControl>
      <Target choice={choice} isCompact={isCompact} onChange={onChange} />
      <button
        type="submit"
        className="button"
        data-kind="primary"
        disabled={stage !== undefined}
        aria-busy={stage !== undefined}
      >
        {stage ? t`Analyzing…` : t`Analyze Resume`}
      </button>
      <div role="status" className={styles.stage}>
        {stage && (
          <>
            <progress
              className={insights.bar}
              max={100}
              value={stage.percent}
              aria-label={t`Progress of the analysis`}
            />
            <span>{stage.label}</span>
          </>
        )}
      </div>
    </form>
  );
}

type TargetFieldsProps = Pick<AnalysisFormProps, 'choice' | 'onChange'>;

/** What the resume is measured against, and whether its file is read too. */
function Target({ choice, isCompact, onChange }: TargetFieldsProps & { isCompact: boolean }) {
  const id = useId();
  return (
    <details className={styles.options} open={!isCompact}>
      <summary>
        <span id={`${id}-legend`}>{t`Compare with`}</span>
        <span className={insights.hint}>
          {TARGET_KINDS.find(({ value }) => value === choice.kind)?.label}
        </span>
      </summary>
      <fieldset className={styles.target} aria-labelledby={`${id}-legend`}>
        <div className={styles.kinds}>
          {TARGET_KINDS.map(({ value, label }) => (
            <NativeOption
              key={value}
              type="radio"
              name={`${id}-kind`}
              value={value}
              checked={choice.kind === value}
              onChange={() => onChange({ kind: value })}
              label={label}
            />
          ))}
        </div>
        <TargetFields choice={choice} onChange={onChange} />
        <NativeOption
          type="checkbox"
          checked={choice.checksFile}
          onChange={(checksFile) => onChange({ checksFile })}
          label={
            <>
              {t`Also check how software reads the PDF`}{' '}
              <small className={insights.hint}>{t`(0.6 MB, downloaded once)`}</small>
            </>
          }
        />
      </fieldset>
    </details>
  );
}

function TargetFields({ choice, onChange }: TargetFieldsProps) {
  const title = (label: string) => (
    <LabelledControl label={label} className={styles.field}>
      {(id) => (
        <NativeInput
          id={id}
          value={choice.title}
          maxLength={LIMITS.lineMax}
          autoComplete="off"
          placeholder={t`e.g. Data analyst`}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      )}
    </LabelledControl>
  );
  if (choice.kind === 'title') return title(t`Job title`);
  if (choice.kind === 'application')
    return (
      <ApplicationChoice
        value={choice.applicationId}
        onChange={(applicationId, resumeId) =>
          onChange({ applicationId, ...(resumeId && choice.resumeId === '' ? { resumeId } : {}) })
        }
      />
    );
  if (choice.kind !== 'advert') return null;
  return (
    <>
      <LabelledControl label={t`Text of the posting`} className={styles.field}>
        {(id) => (
          <NativeTextArea
            id={id}
            rows={7}
            maxLength={LIMITS.postingMax}
            value={choice.advert}
            onChange={(event) => onChange({ advert: event.target.value })}
          />
        )}
      </LabelledControl>
      {title(t`Job title (optional)`)}
    </>
  );
}

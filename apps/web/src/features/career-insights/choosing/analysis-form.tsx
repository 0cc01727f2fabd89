import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type FormEvent, useId } from 'react';
import { showError } from '../../../shared/notices/notices.ts';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import insights from '../insights.module.css';
import type { AnalysisStage } from '../use-analysis.ts';
import { type AnalysisChoice, TARGET_KINDS } from './analysis-choice.ts';
import { ApplicationChoice } from './application-choice.tsx';
import styles from './choosing.module.css';

const NO_RESUMES = 'No resumes found. Create a resume first.';

interface AnalysisFormProps {
  resumes: readonly ResumeSummaryDto[];
  choice: AnalysisChoice;
  stage: AnalysisStage | undefined;
  onChange: (change: Partial<AnalysisChoice>) => void;
  onAnalyze: () => void;
}

/** Which resume, measured against what. */
export function AnalysisForm({ resumes, choice, stage, onChange, onAnalyze }: AnalysisFormProps) {
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice.resumeId === '') showError('Select a resume', 'Please select a resume to analyze.');
    else onAnalyze();
  };
  return (
    <form className={`card ${styles.form}`} onSubmit={submit} aria-label="Analyze a resume" noValidate>
      <div className={styles.field}>
        <label htmlFor={`${id}-resume`}>Resume</label>
        <NativeSelect
          id={`${id}-resume`}
          value={choice.resumeId}
          onChange={(event) => onChange({ resumeId: event.target.value })}
          options={[
            { value: '', label: 'Choose a resume' },
            ...(resumes.length === 0 ? [{ value: NO_RESUMES, label: NO_RESUMES, disabled: true }] : []),
            ...resumes.map((resume) => ({
              value: resume.id,
              label: `${resume.title || 'Untitled resume'} - ${resume.industry}`,
            })),
          ]}
        />
      </div>
      <fieldset className={styles.target}>
        <legend>Measure it against</legend>
        <div className={styles.kinds}>
          {TARGET_KINDS.map(({ value, label }) => (
            <label key={value} className={styles.kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                value={value}
                checked={choice.kind === value}
                onChange={() => onChange({ kind: value })}
              />
              {label}
            </label>
          ))}
        </div>
        <TargetFields id={id} choice={choice} onChange={onChange} />
      </fieldset>
      <label className={styles.kind}>
        <input
          type="checkbox"
          checked={choice.checksFile}
          onChange={(event) => onChange({ checksFile: event.target.checked })}
        />
        <span>
          Also make the PDF and read it back <small className={insights.hint}>(0.6 MB to load, once)</small>
        </span>
      </label>
      <button
        type="submit"
        className="button"
        data-kind="primary"
        disabled={stage !== undefined}
        aria-busy={stage !== undefined}
      >
        {stage ? 'Analyzing…' : 'Analyze Resume'}
      </button>
      <div role="status" className={styles.stage}>
        {stage && (
          <>
            <progress
              className={insights.bar}
              max={100}
              value={stage.percent}
              aria-label="Progress of the analysis"
            />
            <span>{stage.label}</span>
          </>
        )}
      </div>
    </form>
  );
}

type TargetFieldsProps = Pick<AnalysisFormProps, 'choice' | 'onChange'> & { id: string };

function TargetFields({ id, choice, onChange }: TargetFieldsProps) {
  const title = (label: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-title`}>{label}</label>
      <input
        id={`${id}-title`}
        className={styles.control}
        value={choice.title}
        maxLength={LIMITS.lineMax}
        autoComplete="off"
        placeholder="e.g. Data analyst"
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </div>
  );
  if (choice.kind === 'title') return title('Job title');
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
      <div className={styles.field}>
        <label htmlFor={`${id}-advert`}>Text of the advert</label>
        <textarea
          id={`${id}-advert`}
          className={styles.control}
          rows={7}
          maxLength={LIMITS.advertMax}
          value={choice.advert}
          onChange={(event) => onChange({ advert: event.target.value })}
        />
      </div>
      {title('Job title (optional)')}
    </>
  );
}

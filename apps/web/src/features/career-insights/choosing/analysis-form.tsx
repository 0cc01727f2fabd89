import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type FormEvent, useId } from 'react';
import { showError } from '../../../shared/notices/notices.ts';
import type { AnalysisStage } from '../use-analysis.ts';
import { type AnalysisChoice, TARGET_KINDS } from './analysis-choice.ts';
import { ApplicationChoice } from './application-choice.tsx';

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
    <form className="card ins-form" onSubmit={submit} aria-label="Analyze a resume" noValidate>
      <div className="ins-field">
        <label htmlFor={`${id}-resume`}>Resume</label>
        <select
          id={`${id}-resume`}
          className="ins-control ins-select"
          value={choice.resumeId}
          onChange={(event) => onChange({ resumeId: event.target.value })}
        >
          <option value="">Choose a resume</option>
          {resumes.length === 0 && <option disabled>{NO_RESUMES}</option>}
          {resumes.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {`${resume.title || 'Untitled resume'} - ${resume.industry}`}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="ins-target">
        <legend>Measure it against</legend>
        <div className="ins-kinds">
          {TARGET_KINDS.map(({ value, label }) => (
            <label key={value} className="ins-kind">
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
      <label className="ins-kind ins-file">
        <input
          type="checkbox"
          checked={choice.checksFile}
          onChange={(event) => onChange({ checksFile: event.target.checked })}
        />
        <span>
          Also make the PDF and read it back <small>(0.6 MB to load, once)</small>
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
      <div role="status" className="ins-stage">
        {stage && (
          <>
            <progress max={100} value={stage.percent} aria-label="Progress of the analysis" />
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
    <div className="ins-field">
      <label htmlFor={`${id}-title`}>{label}</label>
      <input
        id={`${id}-title`}
        className="ins-control"
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
      <div className="ins-field">
        <label htmlFor={`${id}-advert`}>Text of the advert</label>
        <textarea
          id={`${id}-advert`}
          className="ins-control"
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

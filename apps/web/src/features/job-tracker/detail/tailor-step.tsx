import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshApplications } from '../../../shared/applications/application-queries.ts';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { applicationQuery } from '../applications/application-query.ts';
import type { Application } from '../form/application-values.ts';
import styles from './detail.module.css';

const TailorPanel = lazyPart(() => import('../../../shared/tailoring/tailor-panel.tsx'), 'TailorPanel');

interface TailorStepProps {
  application: Application;
  /** Edits that are not saved yet would be overtaken by the copy. */
  isDirty: boolean;
  /** A copy is made and noted as the resume of the application, which has a new version. */
  onTailored: () => void;
}

/** A resume in the words of the application's posting; its requirements are read once they are asked for. */
export function TailorStep({ application, isDirty, onTailored }: TailorStepProps) {
  const { id, jobDescription } = application;
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  if (jobDescription.trim() === '') return null;
  const loadAgain = async (): Promise<void> => {
    await queries.fetchQuery({ ...applicationQuery(id), staleTime: 0 });
    void refreshApplications(queries);
    onTailored();
  };
  return (
    <div className={styles.tailor}>
      {isAsked ? (
        <PartBoundary asked={isAsked} onMissing={() => setAsked(false)}>
          <TailorPanel
            target={{ jobApplicationId: id }}
            job={application}
            onTailored={loadAgain}
            {...(isDirty ? { blockedBy: t`Save your changes first.` } : {})}
          />
        </PartBoundary>
      ) : (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {t`Tailor a copy`}
          <span className="visually-hidden"> {t`of a resume for this job`}</span>
        </button>
      )}
    </div>
  );
}

import { updateJobApplication } from '@career/client/operations';
import type { JobApplicationDto } from '@career/client/types';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { refreshApplications } from '../../../shared/applications/application-queries.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { clockTime, momentOf } from '../form/application-values.ts';
import type { ListedApplication } from './application-page.ts';
import { isStage, type Stage, type StageDetails } from './stage-details.ts';
import { type Move, useMoveApplication } from './use-move-application.ts';

const StageDialog = lazyPart(() => import('./stage-dialog.tsx'), 'StageDialog');

interface Asked {
  application: ListedApplication;
  stage: Stage;
}

/** Moves an application, and asks for what an interview or an offer brings. @returns the move, and the dialog to show. */
export function useAskedMove(): { move: (move: Move) => void; dialog: ReactNode } {
  const queries = useQueryClient();
  const { mutateAsync } = useMoveApplication();
  const moved = useRef<Promise<JobApplicationDto | undefined>>(undefined);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);

  const move = ({ application, to }: Move): void => {
    const moving = mutateAsync({ application, to });
    moved.current = moving;
    // What went wrong is said by the move itself.
    moving.then((stored) => stored ?? close(), close);
    if (isStage(to)) setAsked({ application, stage: to });
  };
  const save = async (details: StageDetails): Promise<void> => {
    close();
    try {
      const stored = await moved.current;
      if (!stored) return;
      const { id, company, position, version } = stored;
      await updateJobApplication({
        path: { id },
        body: { company, position, version, ...bodyOf(details) },
        throwOnError: true,
      });
    } catch (error) {
      showError(t`Failed to save the details`, errorText(error));
    }
    await refreshApplications(queries);
  };

  const dialog = asked && (
    <PartBoundary asked={asked} onMissing={close}>
      <StageDialog
        stage={asked.stage}
        job={t`${asked.application.position} at ${asked.application.company}`}
        known={knownOf(asked.application)}
        onSave={(details) => void save(details)}
        onSkip={close}
      />
    </PartBoundary>
  );
  return { move, dialog };
}

const bodyOf = (details: StageDetails) =>
  'interviewDate' in details ? { ...details, interviewDate: momentOf(details.interviewDate) } : details;

const knownOf = ({ interviewDate, interviewPlace, salary, answerBy }: ListedApplication) => ({
  interviewDate: interviewDate ? clockTime(interviewDate) : '',
  interviewPlace,
  salary,
  answerBy: answerBy ?? '',
});

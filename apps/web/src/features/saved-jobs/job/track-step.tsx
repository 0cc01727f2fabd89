import { trackSavedJob } from '@career/client/operations';
import type { SavedJobDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { refreshApplications } from '../../../shared/applications/application-queries.ts';
import { dayOf } from '../../../shared/dates/days.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { refreshSavedJobs, savedJobQuery } from '../../../shared/saved-jobs/saved-job-queries.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { Icon } from '../../../shared/ui/icon.tsx';

interface TrackStepProps {
  job: SavedJobDto;
  /** An application needs a company and a position. */
  onIncomplete: () => void;
}

/** The last step: apply at the employer, then track it. */
export function TrackStep({ job, onIncomplete }: TrackStepProps) {
  const queries = useQueryClient();
  const tracking = useMutation({
    mutationFn: async () =>
      (
        await trackSavedJob({
          path: { id: job.id },
          body: { appliedDate: dayOf(new Date()) },
          throwOnError: true,
        })
      ).data,
    onSuccess: ({ savedJob }) => {
      queries.setQueryData(savedJobQuery(job.id).queryKey, savedJob);
      void refreshSavedJobs(queries);
      void refreshApplications(queries);
      showNotice({
        title: t`Application added!`,
        description: t`Your job application has been added to the tracker.`,
      });
    },
    onError: (error) => showError(t`Failed to add application`, errorText(error)),
  });
  const isComplete = job.company.trim() !== '' && job.position.trim() !== '';
  return (
    <section className="card" aria-labelledby="apply-step">
      <h2 id="apply-step">{t`Apply`}</h2>
      {!job.jobApplicationId && (
        <p>
          {isComplete
            ? t`Send your application to the employer, then track it here.`
            : t`Add the position and the company under Details first.`}
        </p>
      )}
      <div className={boxed.buttons}>
        {job.jobUrl && (
          <a className="button" href={job.jobUrl} target="_blank" rel="noopener noreferrer nofollow">
            <Icon name="eye" size={18} /> {t`Open the posting`}
            <span className="visually-hidden">{t`, in a new tab`}</span>
          </a>
        )}
        {job.jobApplicationId ? (
          <Link
            to="/job-tracker/$id"
            params={{ id: job.jobApplicationId }}
            className="button"
            data-kind="primary"
          >
            <Icon name="check" size={18} /> {t`Applied: open the application`}
          </Link>
        ) : (
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={tracking.isPending}
            onClick={() => (isComplete ? tracking.mutate() : onIncomplete())}
          >
            {tracking.isPending ? t`Adding...` : t`I have applied: track it`}
          </button>
        )}
      </div>
    </section>
  );
}

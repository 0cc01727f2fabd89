import { createSavedJob } from '@career/client/operations';
import type { JobListingDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { refreshSavedJobs } from '../../../shared/saved-jobs/saved-job-queries.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

interface SaveListingProps {
  listing: Pick<JobListingDto, 'id' | 'title'>;
  /** The saved job that it is already. */
  savedJobId: string | undefined;
}

/** Bookmarks a listing; one that is saved leads to the saved job. */
export function SaveListing({ listing: { id, title }, savedJobId }: SaveListingProps) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => (await createSavedJob({ body: { jobListingId: id }, throwOnError: true })).data,
    onSuccess: () => refreshSavedJobs(queries),
    onError: (error) => showError(t`Job not saved`, errorText(error)),
  });
  const saved = savedJobId ?? saving.data?.id;
  if (saved)
    return (
      <Link
        to="/saved-jobs/$id"
        params={{ id: saved }}
        className="button"
        aria-label={t`Saved: open ${title}`}
      >
        <Icon name="check" size={18} /> {t`Saved`}
      </Link>
    );
  return (
    <button
      type="button"
      className="button"
      disabled={saving.isPending}
      onClick={() => {
        if (!saving.isPending) saving.mutate();
      }}
    >
      <Icon name="bookmark" size={18} /> {t`Save`}
      <span className="visually-hidden"> {t`${title} for later`}</span>
    </button>
  );
}

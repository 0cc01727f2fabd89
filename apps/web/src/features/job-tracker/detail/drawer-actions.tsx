import { deleteJobApplicationMutation } from '@career/client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { APPLICATIONS } from '../../../shared/applications/application-queries.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Application } from '../form/application-values.ts';
import styles from './detail.module.css';

interface DrawerActionsProps {
  application: Application;
  onDeleted: () => void;
}

/** Where an application leads to, and its end. */
export function DrawerActions({ application, onDeleted }: DrawerActionsProps) {
  const { id, jobUrl, interviewDate, resumeUsed } = application;
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const leave = (): void => {
    onDeleted();
    void queries.invalidateQueries({
      queryKey: [APPLICATIONS],
      predicate: ({ queryKey }) => queryKey[1] !== 'one' && queryKey[1] !== 'history',
    });
  };
  const removing = useMutation({
    ...deleteJobApplicationMutation(),
    onSuccess: () => {
      leave();
      showNotice({ title: t`Application deleted`, description: t`It is no longer in the tracker.` });
    },
    onError: (error) => {
      // Deleted elsewhere is deleted all the same.
      if (isStatus(error, 404)) leave();
      else showError(t`Failed to delete application`, errorText(error));
    },
  });

  return (
    <div className={styles.actions}>
      <Link to="/cover-letters" search={{ application: id }} className="button" preload={false}>
        <Icon name="letter" size={18} /> {t`Write cover letter`}
      </Link>
      <Link to="/career-insights" search={{ application: id }} className="button" preload={false}>
        <Icon name="insight" size={18} /> {t`Analyse against this job`}
      </Link>
      {resumeUsed && (
        <Link
          to={`/resume/share/${resumeUsed}`}
          search={{ application: id }}
          className="button"
          preload={false}
        >
          <Icon name="eye" size={18} /> {t`Share resume`}
        </Link>
      )}
      {jobUrl && (
        <a className="button" href={jobUrl} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="eye" size={18} /> {t`View posting`}
          <span className="visually-hidden">{t`, opens a new tab`}</span>
        </a>
      )}
      {interviewDate && (
        <a
          className="button"
          href={apiUrl(`/api/job-applications/${id}/interview.ics`)}
          download="interview.ics"
        >
          <Icon name="calendar" size={18} /> {t`Add to calendar`}
        </a>
      )}
      <button
        type="button"
        className="button"
        data-kind="danger"
        disabled={removing.isPending}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} /> {t`Delete`}
      </button>
      {asking && (
        <ConfirmDialog
          title={t`Delete application`}
          question={t`Are you sure you want to delete ${application.position} at ${application.company}? This also deletes its documents and history. This action cannot be undone.`}
          confirmLabel={t`Delete`}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            removing.mutate({ path: { id } });
          }}
        />
      )}
    </div>
  );
}

import type { ListedApplicationDto } from '@career/client/types';
import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';

export function RecentApplications({ applications }: { applications: readonly ListedApplicationDto[] }) {
  return (
    <section className="card dash-recent" aria-labelledby="recent-applications">
      <div className="dash-recent-head">
        <h2 id="recent-applications">{t`Recent Applications`}</h2>
        <Link to="/job-tracker" className="button">
          <Icon name="plus" size={18} /> {t`Add Job`}
        </Link>
      </div>
      {applications.length === 0 ? (
        <div className="empty-list">
          <Icon name="briefcase" size={40} />
          <p className="empty-list-title">{t`No applications yet`}</p>
          <p>{t`Start tracking your job applications`}</p>
        </div>
      ) : (
        <ul className="row-list">
          {applications.map(({ id, position, company, status }) => (
            <li key={id} className="list-row">
              <div className="list-row-text">
                <Link
                  to="/job-tracker/$id"
                  params={{ id }}
                  className="list-row-title list-row-link"
                  dir="auto"
                >
                  {position}
                </Link>
                <p className="list-row-note">{company}</p>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
